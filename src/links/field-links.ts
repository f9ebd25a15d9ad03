import type { ContentReading } from '../content/content-index.ts';
import type { FieldFault } from '../faults/places.ts';
import type { LinkJudge } from './judge-link.ts';
import { isOwnLink } from './own-link.ts';

/** A link that a field of a file holds. */
export type FieldLink = { file: string; field: string; href: string };

/** Finds the links in fields that lead nowhere, each told by its field. */
export function findBrokenFieldLinks(links: readonly FieldLink[], judge: LinkJudge): FieldFault[] {
  return links.flatMap(({ file, field, href }): FieldFault[] => {
    if (isOwnLink(href) && !href.startsWith('/')) {
      const message = `${field}: broken link "${href}": it leads somewhere else from each page`;
      const hint = 'Write a path that starts with "/", or a full address with https://.';
      return [{ file, field, message, hint }];
    }
    const problem = judge(href);
    return problem ? [{ file, field, ...problem, message: `${field}: ${problem.message}` }] : [];
  });
}

const linkFields = ['to', 'href', 'src', 'srcDark', 'favicon', 'socialImage'];

/** Every link and file that `site.config.ts` names. */
export function listConfigLinks(value: unknown, path = ''): FieldLink[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => listConfigLinks(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof inner !== 'string') return listConfigLinks(inner, field);
    return linkFields.includes(key) ? [{ file: 'site.config.ts', field, href: inner }] : [];
  });
}

/** The pages of authors that `authors.yml` and posts name. */
export function listAuthorLinks({
  index,
  heads,
}: Pick<ContentReading, 'index' | 'heads'>): FieldLink[] {
  const ofPosts = heads.flatMap(({ file, frontMatter }) =>
    'authors' in frontMatter
      ? frontMatter.authors.map((author, at) => ({ file, field: `authors[${at}].url`, author }))
      : [],
  );
  const ofSite = Object.entries(index.authors).map(([key, author]) => ({
    file: 'content/blog/authors.yml',
    field: `${key}.url`,
    author,
  }));
  return [...ofPosts, ...ofSite].flatMap(({ author, ...place }) =>
    typeof author === 'object' && author.url !== undefined ? [{ ...place, href: author.url }] : [],
  );
}
