import { z } from 'zod';

const none = z.literal(false).transform(() => undefined);

/** A page at `/playground/` with an editor, a compiler and a preview; off by default, and with `false`. */
export const field = z.union([none, z.strictObject({})]).optional();
