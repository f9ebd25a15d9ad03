import { z } from 'zod';

/**
 * Whether `$…$` and `$$` blocks are formulas in TeX, which the build converts to MathML. With `'warn'`, TeX that can't
 * be converted is a warning, and shown in red.
 */
export const field = z.union([z.boolean(), z.literal('warn')]).default(false);
