import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address with https://' });

/**
 * Where readers report problems of a page. `issues` is an address that takes `title` and `body`: by default, new
 * issues of the GitHub repository in `editUrl`. `form` is the address of a form that takes the page as `page`.
 */
export const feedbackSchema = z
  .union([
    z.literal(false),
    z.strictObject({ issues: webAddress.optional(), form: webAddress.optional() }),
  ])
  .default({});
