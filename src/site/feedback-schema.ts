import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address with https://' });

/**
 * Where readers say what is wrong with a page: an address that takes `title` and `body`, by default the issues of
 * the repository on GitHub that `editUrl` names, and that of a form, which gets the page as `page`.
 */
export const feedbackSchema = z
  .union([
    z.literal(false),
    z.strictObject({ issues: webAddress.optional(), form: webAddress.optional() }),
  ])
  .default({});
