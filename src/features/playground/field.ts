import { z } from 'zod';

/** A page at `/playground/` with an editor, a compiler and a preview; without the field there is none. */
export const field = z.strictObject({}).optional();
