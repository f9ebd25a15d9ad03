import { z } from 'zod';

/** What the build does with StyleX samples; without the field they are ordinary code blocks. */
export const field = z
  .strictObject({
    /** Whether each sample is proven: StyleX must compile, type-check and pass the linter; other code must parse. */
    prove: z.boolean().default(false),
    /** Whether pages show each sample with its compiled output. */
    show: z.boolean().default(false),
  })
  .optional();
