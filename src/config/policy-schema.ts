import { z } from 'zod';

/** A host, with or without scheme and port, or only a scheme; no keyword, hash or wildcard. */
const source = z
  .string()
  .regex(
    /^(?:[a-z][a-z\d+.-]*:|(?:[a-z][a-z\d+.-]*:\/\/[a-z\d*-]+|[a-z\d*-]+\.[a-z\d-]+)(?:\.[a-z\d-]+)*(?::\d+)?(?:\/[^\s;,'"]*)?)$/i,
    'expected a host such as "https://example.com" or a scheme such as "https:"',
  );
const sources = z.array(source).optional();

/**
 * What all pages may load besides the site's own files, with a field for each directive. If content uses scripts,
 * style sheets, forms, frames or objects from other hosts, name the hosts here.
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
 * Additions to the Content-Security-Policy of every page; `false` turns the policy off. Images, videos and fonts
 * whose addresses are in a page need no entry: that page allows them.
 */
export const policySchema = z
  .union([z.boolean().refine((on) => !on, 'expected false or an object'), additions])
  .default({});
