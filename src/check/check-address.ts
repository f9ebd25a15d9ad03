import type { ContentIndex } from '../content/content-index.ts';
import { findNearestName } from '../faults/nearest-name.ts';

/** The ids of the headings of each doc and post, by its route. */
export type Headings = ReadonlyMap<string, readonly string[]>;

export function listHeadings(index: ContentIndex): Headings {
  return new Map(
    [...index.docs, ...index.posts].map(({ route, facts }) => [
      route,
      facts.headings.map(({ id }) => id),
    ]),
  );
}

/**
 * What is wrong with an address that a data file names.
 * @param address of a doc or a post, decoded and without base path: `/docs/themes/#dark`
 * @param howTo how to write it, as a hint for what isn't an address
 */
export function checkAddress(address: string, headings: Headings, howTo: string) {
  if (!address.startsWith('/')) {
    return {
      message: `expected the path of a page, which starts with "/", got "${address}"`,
      hint: howTo,
    };
  }
  const [route = '', id] = address.split('#');
  const ids = headings.get(route);
  if (!ids) {
    const nearest = findNearestName(route, [...headings.keys()].sort());
    const hint = nearest ? `Did you mean ${nearest}?` : 'Write the path of a doc or a post.';
    return { message: `no page has the address "${route}"`, hint };
  }
  if (id === undefined || ids.includes(id)) return undefined;
  const nearest = findNearestName(id, ids.toSorted());
  const hint = nearest ? `Did you mean #${nearest}?` : 'Leave out "#" for the whole page.';
  return { message: `${route} has no heading with the id "${id}"`, hint };
}
