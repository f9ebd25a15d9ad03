import { z } from 'zod';
import { offByDefault } from '../off-by-default.ts';

const options = z.strictObject({
  /** Whether each sample is proven: StyleX must compile, type-check and pass the linter; other code must parse. */
  prove: z.boolean().default(false),
  /** Whether pages show each sample with its compiled output. */
  show: z.boolean().default(false),
});

/** What the build does with StyleX samples; without options they are ordinary code blocks. */
export const field = offByDefault(options);
