import { z } from 'zod';

/** A host, with or without a scheme and a port, or a scheme alone; no keyword, hash or wildcard. */
const source = z
  .string()
  .regex(
    /^(?:[a-z][a-z\d+.-]*:|(?:[a-z][a-z\d+.-]*:\/\/[a-z\d*-]+|[a-z\d*-]+\.[a-z\d-]+)(?:\.[a-z\d-]+)*(?::\d+)?(?:\/[^\s;,'"]*)?)$/i,
    'expected a host such as "https://example.com" or a scheme such as "https:"',
  );
const sources = z.array(source).optional();

/**
 * What all pages may load beside what is the site's own; a field for each directive. Scripts, style
 * sheets, forms, frames and objects that content takes from other hosts have to be named here.
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
  /** The names of policies for Trusted Types that other code makes. */
  trustedTypes: z.array(z.string().regex(/^[\w#=@./%-]+$/, 'expected a policy’s name')).optional(),
});

/**
 * What pages may do beside what they hold, and what the site itself does; false for no policy.
 * Pictures, films and fonts whose addresses stand in a page are allowed on that page by themselves.
 */
export const policySchema = z
  .union([z.boolean().refine((on) => !on, 'expected false or an object'), additions])
  .default({});
