import { z } from 'zod';
import { offByDefault } from '../off-by-default.ts';

/** A page at `/playground/` with an editor, a compiler and a preview. */
export const field = offByDefault(z.strictObject({}));
