import { z } from 'zod';

/** A page at `/playground/` with an editor, a compiler and a preview; off by default. */
export const field = z.strictObject({}).optional();
