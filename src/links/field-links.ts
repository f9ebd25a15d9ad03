import { Parser } from 'htmlparser2';
import type { ContentReading } from '../content/content-index.ts';
import { authorsPath } from '../content/data-files.ts';
import { isFileBeside } from '../content/site-path.ts';
import type { FieldDiagnostic } from '../diagnostics/places.ts';
import type { LinkChecker } from './check-link.ts';
import { isOwnLink } from './own-link.ts';

/** A link in a field of a file. */
export type FieldLink = { file: string; field: string; href: string };

/** Finds broken links in fields, each reported at its field. */
export function findBrokenFieldLinks(
  links: readonly FieldLink[],
  check: LinkChecker,
): FieldDiagnostic[] {
  return links.flatMap(({ file, field, href }): FieldDiagnostic[] => {
    if (isOwnLink(href) && !href.startsWith('/')) {
      const message = `${field}: broken link "${href}": it leads to a different place from each page`;
      const hint = 'Write a path that starts with "/", or a full address with https://.';
      return [{ file, field, message, hint }];
    }
    const problem = check(href);
    return problem ? [{ file, field, ...problem, message: `${field}: ${problem.message}` }] : [];
  });
}

const linkFields = [
  'to',
  'href',
  'src',
  'srcDark',
  'logo',
  'logoDark',
  'cover',
  'favicon',
  'socialImage',
];

/** The fields with raw HTML, whose links contain the base path. */
const htmlFields = ['html', 'value', 'content'];

/** Lists every link and file in `site.config.ts`. */
export function listConfigLinks(site: { baseUrl: string }): FieldLink[] {
  const { baseUrl } = site;
  // Links outside of the base path are checked in the built pages.
  const linksOf = (html: string) =>
    listHtmlLinks(html)
      .filter((href) => !href.startsWith('/') || href.startsWith(baseUrl))
      .map((href) => (href.startsWith('/') ? href.slice(baseUrl.length - 1) : href));
  return listFieldLinks(site, '', linksOf);
}

function listFieldLinks(
  value: unknown,
  path: string,
  linksOf: (html: string) => string[],
): FieldLink[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => listFieldLinks(item, `${path}[${at}]`, linksOf));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof inner !== 'string') return listFieldLinks(inner, field, linksOf);
    const named = linkFields.includes(key) ? [inner] : [];
    const links = htmlFields.includes(key) ? linksOf(inner) : named;
    return links.map((href) => ({ file: 'site.config.ts', field, href }));
  });
}

/** Lists the links and pictures in front matter and `authors.yml`. */
export function listDataLinks({
  index,
  heads,
}: Pick<ContentReading, 'index' | 'heads'>): FieldLink[] {
  const drafts = new Set(index.drafts.map(({ file }) => file));
  const ofPages = heads
    .filter(({ file }) => !drafts.has(file))
    .flatMap(({ file, frontMatter }) => {
      const authors = 'authors' in frontMatter ? frontMatter.authors : [];
      const edit = 'custom_edit_url' in frontMatter ? frontMatter.custom_edit_url : undefined;
      return [
        ...linkIn(file, 'custom_edit_url', edit || undefined),
        ...linkIn(file, 'image', pathOfCard(frontMatter.image)),
        ...authors.flatMap((author, at) => linksOfAuthor(file, `authors[${at}]`, author)),
      ];
    });
  const ofSite = Object.entries(index.authors).flatMap(([key, author]) =>
    linksOfAuthor(authorsPath, key, author),
  );
  return [...ofPages, ...ofSite];
}

/** The site path of a picture from data of content: one of `public/`, also without leading slash. */
export function pathOfImage(written: string | undefined): string | undefined {
  return written
    ?.replace(/^@site\/(?:public|static)(?=\/)/, '')
    .replace(/^(?![/.@]|[a-z][a-z\d+.-]*:)/i, '/');
}

/** The picture for link previews; one beside the page is checked when the page is compiled. */
function pathOfCard(written: string | undefined): string | undefined {
  return written === undefined || isFileBeside(written) ? undefined : pathOfImage(written);
}

type Author = string | { url?: string | undefined; image_url?: string | undefined };

function linksOfAuthor(file: string, field: string, author: Author): FieldLink[] {
  if (typeof author === 'string') return [];
  return [
    ...linkIn(file, `${field}.url`, author.url),
    ...linkIn(file, `${field}.image_url`, pathOfImage(author.image_url)),
  ];
}

function linkIn(file: string, field: string, href: string | undefined): FieldLink[] {
  return href === undefined ? [] : [{ file, field, href }];
}

/** Lists the links and pictures in a piece of HTML, except for fragments of its page. */
function listHtmlLinks(html: string): string[] {
  const links: string[] = [];
  const parser = new Parser({
    onopentag: (_, { href, src }) => {
      for (const address of [href, src])
        if (address && !address.startsWith('#')) links.push(address);
    },
  });
  parser.end(html);
  return links;
}
