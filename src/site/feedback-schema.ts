import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address with https://' });

/**
 * Where readers report problems: an address with the parameters `title` and `body`, by default the issues of the
 * GitHub repository in `editUrl`, and the address of a form, which gets the page as `page`.
 */
export const feedbackSchema = z
  .union([
    z.literal(false),
    z.strictObject({ issues: webAddress.optional(), form: webAddress.optional() }),
  ])
  .default({});
