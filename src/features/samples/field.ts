import { z } from 'zod';

const options = z.strictObject({
  /** Whether each sample is proven: StyleX must compile, type-check and pass the linter; other code must parse. */
  prove: z.boolean().default(false),
  /** Whether pages show each sample with its compiled output. */
  show: z.boolean().default(false),
});

const none = z.literal(false).transform(() => undefined);

/** What the build does with StyleX samples; without the field, or with `false`, they are ordinary code blocks. */
export const field = z.union([none, options]).optional();
