import { z } from 'zod';

/** What becomes of the StyleX samples on pages; without the field they are blocks of code like others. */
export const field = z
  .strictObject({
    /** Whether each sample is proven: StyleX compiles, type-checks and passes the linter, others parse. */
    prove: z.boolean().default(false),
    /** Whether a sample is shown with what the compiler makes of it. */
    show: z.boolean().default(false),
  })
  .optional();
