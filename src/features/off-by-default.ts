import { z } from 'zod';

/**
 * The schema of the field of a feature that a site has only with options: `false` is the same as none.
 * @param options the schema of the options
 */
export const offByDefault = <Options extends z.ZodType>(options: Options) =>
  z.union([z.literal(false).transform(() => undefined), options]).optional();
