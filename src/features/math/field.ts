import { z } from 'zod';

/** Whether `$…$` and `$$` blocks are formulas in TeX, which the build converts to MathML. */
export const field = z.boolean().default(false);
