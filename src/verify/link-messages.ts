import { findNearestName } from '../faults/nearest-name.ts';
import type { BrokenLink } from './broken-links.ts';
import { buildSiteIndex, findPage, type SiteFiles, type SiteIndex } from './site-index.ts';

export type LinkTexts = {
  /** What is wrong with the target: `no page or file at /x/`. */
  problem: string;
  hint: string;
};

/** Gives a function that says what is wrong with a link; a target is looked up once. */
export function createLinkDescriber(site: SiteFiles): (link: BrokenLink) => LinkTexts {
  const index = buildSiteIndex(site);
  const names = { pages: [...index.pages.keys()].sort(), files: [...index.files].sort() };
  const known = new Map<string, LinkTexts>();
  return (link) => {
    const key = `${link.reason} ${link.target}`;
    const texts =
      known.get(key) ?? describeLink(link, index, known.size < MOST_SEARCHED ? names : NO_NAMES);
    known.set(key, texts);
    return texts;
  };
}

/** Decoded paths in the order of the alphabet. */
type SiteNames = { pages: readonly string[]; files: readonly string[] };

const NO_NAMES: SiteNames = { pages: [], files: [] };
/** Each search goes through all names: a large site that is broken all over would take minutes. */
const MOST_SEARCHED = 200;

function describeLink(link: BrokenLink, index: SiteIndex, names: SiteNames): LinkTexts {
  const { path, id = '' } = link;
  switch (link.reason) {
    case 'malformed':
      return {
        problem: 'this is no address: a % in it is no percent-encoding, or it cannot be read',
        hint: 'Write a literal % as %25.',
      };
    case 'missing-slash':
      return {
        problem: `the page's path ends in a slash, ${path} does not`,
        hint: `Write ${link.suggestion}`,
      };
    case 'outside-base':
      return {
        problem: `${path} is outside of the base path ${index.baseUrl}`,
        hint: `Write ${link.suggestion} for a page of this site, or the full address for another one.`,
      };
    case 'missing-id': {
      const ids = [...(findPage(index, path)?.ids ?? [])].sort();
      return { problem: `no id "${id}" on page ${path}`, hint: buildIdHint(id, ids) };
    }
    case 'missing':
      return { problem: `no page or file at ${path}`, hint: buildPathHint(path, index, names) };
  }
}

function buildIdHint(id: string, ids: readonly string[]): string {
  const nearest = findNearestName(id, ids);
  return nearest === undefined
    ? 'Link to a heading of that page, or to the page without a hash.'
    : `Did you mean #${nearest}?`;
}

function buildPathHint(path: string, { baseUrl }: SiteIndex, names: SiteNames): string {
  if (path.startsWith(`${baseUrl}RSC/`)) {
    return 'The build itself makes this file: remove the folder .cache and build again.';
  }
  const isFile = /\.[a-z][a-z\d]*$/i.test(path);
  const nearest = findNearestName(path, isFile ? names.files : names.pages);
  return nearest === undefined
    ? 'Link to a page or file that exists, or take the link away.'
    : `Did you mean ${encodeURI(nearest)}?`;
}
