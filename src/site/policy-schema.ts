import { z } from 'zod';

/** A host, with or without scheme and port, or a scheme alone; keywords, hashes and wildcards aren't allowed. */
const source = z
  .string()
  .regex(
    /^(?:[a-z][a-z\d+.-]*:|(?:[a-z][a-z\d+.-]*:\/\/[a-z\d*-]+|[a-z\d*-]+\.[a-z\d-]+)(?:\.[a-z\d-]+)*(?::\d+)?(?:\/[^\s;,'"]*)?)$/i,
    'expected a host such as "https://example.com" or a scheme such as "https:"',
  );
const sources = z.array(source).optional();

/**
 * What all pages may load in addition to the site's own files; a field for each directive. Scripts, style sheets,
 * forms, frames and objects from other hosts must be listed here.
 */
const additions = z.strictObject({
  connectSrc: sources,
  fontSrc: sources,
  formAction: sources,
  frameSrc: sources,
  imgSrc: sources,
  manifestSrc: sources,
  mediaSrc: sources,
  objectSrc: sources,
  scriptSrc: sources,
  styleSrc: sources,
  /** The names of Trusted Types policies that other code creates. */
  trustedTypes: z.array(z.string().regex(/^[\w#=@./%-]+$/, 'expected a policy’s name')).optional(),
});

/**
 * What pages may do in addition to what their content and the site need; false for no policy. Pictures, films and
 * fonts in a page are allowed automatically on that page.
 */
export const policySchema = z
  .union([z.boolean().refine((on) => !on, 'expected false or an object'), additions])
  .default({});
