import type { FaultText } from '../faults/fault.ts';
import { readAddress } from './read-address.ts';
import { type PolicyElement, readHtml } from './read-elements.ts';

/** What content may only load from hosts listed in `site.config.ts`, by the field there. */
export type NamedField =
  | 'formAction'
  | 'connectSrc'
  | 'frameSrc'
  | 'manifestSrc'
  | 'objectSrc'
  | 'scriptSrc'
  | 'styleSrc';

/** What an element loads from another host, or sends there. */
export type PolicyNeed = { field: NamedField; element: string; address: string; source: string };

export type CheckedElement = { needs: PolicyNeed[]; problems: FaultText[] };

type Loaded = { field: NamedField; attribute: string };

const sources = ['src', 'href', 'xlink:href'];
const frame: readonly Loaded[] = [{ field: 'frameSrc', attribute: 'src' }];
const button: readonly Loaded[] = [{ field: 'formAction', attribute: 'formaction' }];

const loads: Readonly<Record<string, readonly Loaded[]>> = {
  script: sources.map((attribute) => ({ field: 'scriptSrc', attribute })),
  iframe: frame,
  frame,
  fencedframe: frame,
  portal: frame,
  object: [{ field: 'objectSrc', attribute: 'data' }],
  embed: [{ field: 'objectSrc', attribute: 'src' }],
  form: [{ field: 'formAction', attribute: 'action' }],
  button,
  input: button,
};

/** The relevant elements; most are not, and pages have very many. */
const concerned = new Set([...Object.keys(loads), 'link', 'base', 'meta', 'use']);
const none: CheckedElement = { needs: [], problems: [] };

/** The kinds of `<link rel="preload">`, by `as`; pictures, films and fonts may be loaded by content. */
const preloads: Readonly<Record<string, NamedField>> = {
  script: 'scriptSrc',
  worker: 'scriptSrc',
  sharedworker: 'scriptSrc',
  serviceworker: 'scriptSrc',
  audioworklet: 'scriptSrc',
  paintworklet: 'scriptSrc',
  json: 'scriptSrc',
  xslt: 'scriptSrc',
  style: 'styleSrc',
  document: 'frameSrc',
  iframe: 'frameSrc',
  frame: 'frameSrc',
  object: 'objectSrc',
  embed: 'objectSrc',
  manifest: 'manifestSrc',
  fetch: 'connectSrc',
};

/** Addresses that contain a document or program themselves. */
const inline = /^(?:data|javascript|blob|filesystem):$/;

/**
 * Checks an element against the policy of a page: what it loads from other hosts, and what no page may contain.
 * @param toldCode whether `javascript:` is reported elsewhere
 */
export function checkElement(element: PolicyElement, toldCode = false): CheckedElement {
  const { name, attributes } = element;
  if (!concerned.has(name)) return none;
  const checked: CheckedElement = { needs: [], problems: [...findForbidden(element)] };
  for (const { field, attribute } of listLoaded(element)) {
    const address = attributes[attribute];
    const read = address === undefined ? undefined : readAddress(address);
    if (address === undefined || read?.kind !== 'foreign') continue;
    const { source, url } = read;
    if (toldCode && source === 'javascript:') continue;
    // A document without the rights of this site, which the configuration may allow.
    const isDocument = source === 'data:' && field === 'frameSrc';
    if (inline.test(source) && !isDocument)
      checked.problems.push(explainInline(name, attribute, source));
    // `about:` is an empty document with this site's policy.
    else if (url.protocol !== 'about:')
      checked.needs.push({ field, element: name, address, source });
  }
  if (name === 'iframe' && attributes.srcdoc !== undefined) addDocument(attributes.srcdoc, checked);
  return checked;
}

function listLoaded({ name, attributes }: PolicyElement): readonly Loaded[] {
  if (name !== 'link') return loads[name] ?? [];
  const rels = (attributes.rel ?? '').toLowerCase().split(/\s+/);
  const as = (attributes.as ?? '').trim().toLowerCase();
  const fields = rels.flatMap((rel): NamedField[] => {
    if (rel === 'stylesheet') return ['styleSrc'];
    if (rel === 'modulepreload') return ['scriptSrc'];
    if (rel === 'manifest') return ['manifestSrc'];
    return rel === 'preload' && preloads[as] ? [preloads[as]] : [];
  });
  return [...new Set(fields)].map((field) => ({ field, attribute: 'href' }));
}

/** Finds what no page may contain, whatever `site.config.ts` allows. */
function* findForbidden({ name, attributes }: PolicyElement): Iterable<FaultText> {
  if (name === 'base') {
    const hint = 'It would change every link of the page: write full addresses instead.';
    yield { message: '<base> is not allowed in a page', hint };
  }
  if (name === 'meta' && attributes['http-equiv']?.trim().toLowerCase() === 'refresh') {
    const hint = 'Write a link, or a redirect in site.config.ts: redirects: [{ from, to }].';
    yield { message: '<meta http-equiv="refresh"> is not allowed in a page', hint };
  }
  if (name !== 'use') return;
  for (const address of [attributes.href, attributes['xlink:href']]) {
    if (address === undefined || readAddress(address)?.kind !== 'foreign') continue;
    const hint =
      'Put the SVG into the page, or its file into public/: browsers block SVGs of other sites.';
    yield { message: `<use> refers to an SVG of another site, "${address}"`, hint };
  }
}

/**
 * The fault of an address with inline content.
 * @param name the element
 * @param scheme `data:`, `javascript:` or similar
 */
export function explainInline(name: string, attribute: string, scheme: string): FaultText {
  return {
    message: `<${name}> has a ${scheme} address as its ${attribute}`,
    hint: 'It would be code or a document without a URL: put it into public/, and write its path.',
  };
}

/**
 * A document in an attribute (`srcdoc`) inherits the page's policy and origin, so it is part of the page and must
 * follow the same rules; it must contain no scripts, because nobody looks for them there.
 */
function addDocument(html: string, { needs, problems }: CheckedElement): void {
  for (const element of readHtml(html)) {
    const inside = checkElement(element);
    needs.push(...inside.needs);
    problems.push(...inside.problems);
    const handler = Object.keys(element.attributes).find((name) => name.startsWith('on'));
    if (element.name !== 'script' && !handler) continue;
    problems.push({
      message: `the srcdoc of an <iframe> contains ${handler ? `a handler, ${handler}` : 'a <script>'}`,
      hint: 'Such a document has the rights of the page: remove the code, or move it to a file in public/.',
    });
  }
}
