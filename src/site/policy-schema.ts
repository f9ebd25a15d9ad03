import { z } from 'zod';

/** A host, with or without a scheme and a port, or a scheme alone; no keyword, hash or wildcard. */
const source = z
  .string()
  .regex(
    /^(?:[a-z][a-z\d+.-]*:|(?:[a-z][a-z\d+.-]*:\/\/[a-z\d*-]+|[a-z\d*-]+\.[a-z\d-]+)(?:\.[a-z\d-]+)*(?::\d+)?(?:\/[^\s;,'"]*)?)$/i,
    'expected a host such as "https://example.com" or a scheme such as "https:"',
  );
const sources = z.array(source).optional();

/** What all pages may load beside what is the site's own; a field for each directive. */
const additions = z.strictObject({
  connectSrc: sources,
  fontSrc: sources,
  formAction: sources,
  frameSrc: sources,
  imgSrc: sources,
  mediaSrc: sources,
  scriptSrc: sources,
  styleSrc: sources,
  /** The names of policies for Trusted Types that other code makes. */
  trustedTypes: z.array(z.string().regex(/^[\w#=@./%-]+$/, 'expected a policy’s name')).optional(),
});

/**
 * What pages may do beside what they hold, and what the site itself does; false for no policy. An
 * address that stands in a page is allowed on that page by itself.
 */
export const policySchema = z
  .union([z.boolean().refine((on) => !on, 'expected false or an object'), additions])
  .default({});
