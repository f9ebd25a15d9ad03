import { createHash } from 'node:crypto';
import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';
import { type PageDraft, textOfElement } from '../html/page-draft.ts';
import { readTags, type Tag } from '../html/read-tags.ts';
import { covers, readAddress } from './read-address.ts';

/** What `site.config.ts` lists for all pages, by field; false for pages without a policy. */
export type PolicyHosts = boolean | Readonly<Record<string, readonly string[] | undefined>>;

/** An error of a page, with the element and the address that have it, to find it in a source. */
export type PolicyError = DiagnosticText & {
  element: string;
  address?: string;
  /** What the configuration could list to allow it. */
  listing?: { field: string; host: string };
};

/** An address that an element loads from or sends to. */
type Load = { directive: string; element: string; attribute: string; address: string };

const frame = { src: 'frame-src' };

/** The attributes with addresses, by element, with their directives. */
const loads: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  script: { src: 'script-src', href: 'script-src', 'xlink:href': 'script-src' },
  ...{ iframe: frame, frame, fencedframe: frame, portal: frame },
  object: { data: 'object-src' },
  embed: { src: 'object-src' },
  form: { action: 'form-action' },
  button: { formaction: 'form-action' },
  input: { formaction: 'form-action', src: 'img-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  image: { href: 'img-src', 'xlink:href': 'img-src' },
  audio: { src: 'media-src' },
  video: { src: 'media-src', poster: 'img-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  track: { src: 'media-src' },
};

/** The directives of `<link>`, by `rel` and, for `preload`, by `as`; others load from anywhere, or nothing. */
const links: Readonly<Record<string, string>> = {
  ...{ stylesheet: 'style-src', modulepreload: 'script-src', manifest: 'manifest-src' },
  ...{ script: 'script-src', worker: 'script-src', style: 'style-src', fetch: 'connect-src' },
};

/** What pages may load from anywhere; for other directives the configuration lists the hosts. */
const open = ['img-src', 'media-src', 'font-src'];

const urlOfStyle = /url\(\s*["']?([^"')\s]+)/gi;
const fontOrPicture = /@font-face\s*\{[^}]*\}|url\([^)]*/gi;
const program =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Reads from the finished HTML of a page what its policy has to allow: the hashes of its inline scripts and styles,
 * and the sources of what it loads.
 * @param css the page's own style sheet, which may refer to pictures
 * @param origin the origin of the site; addresses with it are the site's own wherever it is served
 * @returns directives with one source each, `img-src https://example.com`; those that only the parser needs, for
 * styles that begin a declarative shadow root, which `islands/trusted-html` adopts after a navigation; and an error for
 * each element that no page may contain, or that uses a host which the configuration doesn't list
 */
export function readNeeds(draft: PageDraft, hosts: PolicyHosts, origin = '', css = '') {
  const needs = new Set<string>();
  const parserNeeds = new Set<string>();
  const errors: PolicyError[] = [];
  const addStyles = (styles: string) => {
    for (const [rule] of styles.matchAll(fontOrPicture)) {
      const directive = rule.startsWith('@') ? 'font-src' : 'img-src';
      for (const [, address = ''] of rule.matchAll(urlOfStyle)) {
        const source = sourceOf(address);
        if (source) needs.add(`${directive} ${source}`);
      }
    }
  };
  const addLoads = (tag: Tag) => {
    errors.push(...findForbidden(tag));
    for (const load of listLoads(tag)) {
      const source = sourceOf(load.address);
      const isAllowed = open.includes(load.directive) || isOwn(load.address, origin);
      if (!isAllowed) errors.push(...findUnlisted(load, hosts));
      else if (source) needs.add(`${load.directive} ${source}`);
    }
    // The document of a frame inherits the page's policy.
    const document = tag.name === 'iframe' && tag.attributes.get('srcdoc');
    if (document) for (const inner of readTags(document.value)) addLoads(inner);
  };
  addStyles(css);
  for (const [place, tag] of draft.tags.entries()) {
    if (tag.isClosing || draft.removed.has(tag)) continue;
    if (tag.name === 'style' || isProgram(tag)) {
      const text = textOfElement(draft, tag);
      const isAdopted = draft.tags[place - 1]?.attributes.has('shadowrootmode') ?? false;
      (isAdopted ? parserNeeds : needs).add(`${tag.name}-src ${hashOf(text)}`);
      if (tag.name === 'style') addStyles(text);
    }
    addLoads(tag);
  }
  return { needs, parserNeeds, errors };
}

const isProgram = ({ name, attributes }: Tag) =>
  name === 'script' &&
  !attributes.get('src')?.value &&
  program.test(attributes.get('type')?.value ?? '');

/** The source expression of an inline script or style, for the text that browsers read. */
export function hashOf(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

/** Lists what an element loads, and where it sends something. */
function* listLoads({ name: element, attributes }: Tag): Iterable<Load> {
  const read = (name: string) => attributes.get(name)?.value;
  if (element === 'link') {
    const kinds = (read('rel') ?? '').toLowerCase().split(/\s+/);
    if (kinds.includes('preload')) kinds.push((read('as') ?? '').trim().toLowerCase());
    const address = read('href') ?? '';
    for (const directive of new Set(kinds.flatMap((kind) => links[kind] ?? [])))
      yield { directive, element, attribute: 'href', address };
  }
  for (const [attribute, directive] of Object.entries(loads[element] ?? {})) {
    const value = read(attribute);
    if (value === undefined) continue;
    const addresses = attribute === 'srcset' ? value.split(/\s+/) : [value];
    for (const address of addresses) yield { directive, element, attribute, address };
  }
}

/** The source that allows an address; undefined if no page needs permission for it. */
function sourceOf(address: string): string | undefined {
  const read = readAddress(address);
  if (read?.kind !== 'foreign') return read && "'self'";
  const { source } = read;
  return source.endsWith(':') && !/^(?:data|blob):$/.test(source) ? undefined : source;
}

function isOwn(address: string, origin: string): boolean {
  const read = readAddress(address);
  return read?.kind !== 'foreign' || read.url.origin === origin;
}

/** Finds what no page may contain, whatever the configuration lists. */
function* findForbidden({ name: element, attributes }: Tag): Iterable<PolicyError> {
  const read = (name: string) => attributes.get(name)?.value;
  if (element === 'base') {
    const hint = 'It would change every link of the page: write full addresses instead.';
    yield { element, message: '<base> is not allowed in a page', hint };
  }
  if (element === 'meta' && read('http-equiv')?.trim().toLowerCase() === 'refresh') {
    const hint = 'Write a link, or a redirect in site.config.ts: redirects: [{ from, to }].';
    yield { element, message: '<meta http-equiv="refresh"> is not allowed in a page', hint };
  }
  const address = element === 'use' && (read('href') ?? read('xlink:href'));
  if (address && readAddress(address)?.kind === 'foreign') {
    const message = `<use> refers to an SVG of another site, "${address}"`;
    const hint =
      'Put the SVG into the page, or its file into public/: browsers block SVGs of other sites.';
    yield { element, address, message, hint };
  }
  if (element === 'iframe' && readTags(read('srcdoc') ?? '').some(hasCode)) {
    const message = 'the srcdoc of an <iframe> contains a script or an event handler';
    const hint =
      'Such a document has the rights of the page: remove the code, or move it to a file in public/.';
    yield { element, message, hint };
  }
}

const hasCode = ({ name, attributes }: Tag) =>
  name === 'script' || [...attributes.keys()].some((attribute) => attribute.startsWith('on'));

/** Addresses that contain a document or program themselves. */
const inline = /^(?:data|javascript|blob|filesystem):$/;

/** The error of an element that uses a host which the configuration doesn't list. */
function* findUnlisted(load: Load, hosts: PolicyHosts): Iterable<PolicyError> {
  const { directive, element, attribute, address } = load;
  const read = readAddress(address);
  // `about:` is an empty document with this site's policy.
  if (read?.kind !== 'foreign' || read.source === 'about:') return;
  const { source, url } = read;
  const field = directive.replace(/-./, (letter) => letter.slice(1).toUpperCase());
  const listing = { field, host: source.includes(':') ? source : `https://${source}` };
  const isInline = inline.test(source);
  // A document without the rights of this site, which the configuration may allow.
  const isListable = !isInline || (source === 'data:' && field === 'frameSrc');
  const isListed =
    typeof hosts === 'boolean' || hosts[field]?.some((listed) => covers(listed, url));
  if (isListable && isListed) return;
  const entry = `contentSecurityPolicy: { ${field}: ['${listing.host}'] }`;
  if (isInline) {
    const hint =
      'It would be code or a document without a URL: put it into public/, and write its path.';
    yield {
      ...{ element, address, listing: isListable ? listing : undefined },
      message: `<${element}> has a ${source} address as its ${attribute}`,
      hint: isListable ? `${hint} Or allow all of them: ${entry}.` : hint,
    };
  } else {
    const does = field === 'formAction' ? 'sends to' : 'loads from';
    yield {
      ...{ element, address, listing },
      message: `<${element}> ${does} ${listing.host}, which site.config.ts does not name`,
      hint: `If you trust it, write there: ${entry}.`,
    };
  }
}
