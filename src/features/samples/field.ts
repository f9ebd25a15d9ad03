import { z } from 'zod';

/** How StyleX samples on pages are handled; without the field they are ordinary code blocks. */
export const field = z
  .strictObject({
    /** Whether each sample is proven: StyleX compiles, type-checks and passes the linter, others parse. */
    prove: z.boolean().default(false),
    /** Whether a sample is shown with its compiled output. */
    show: z.boolean().default(false),
  })
  .optional();
