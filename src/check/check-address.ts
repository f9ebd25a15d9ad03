import type { ContentReading } from '../content/content-index.ts';
import type { DiagnosticText } from '../diagnostics/diagnostic.ts';
import { findNearestName } from '../diagnostics/nearest-name.ts';

/** The ids of the headings on each doc and post, by route. */
type Headings = ReadonlyMap<string, readonly string[]>;

/**
 * Creates a check for the addresses in a data file: each must be a doc or post, decoded and without base path,
 * such as `/docs/themes/#dark`. Drafts and pages with diagnostics pass.
 * @param howTo how to write an address: the hint for malformed ones
 * @returns a function that describes what is wrong with an address, if anything is
 */
export function createAddressCheck(
  { index, failed }: Pick<ContentReading, 'index' | 'failed'>,
  howTo: string,
): (address: string) => DiagnosticText | undefined {
  const unknown = new Set([...failed.values(), ...index.drafts.map(({ route }) => route)]);
  const headings = new Map(
    [...index.docs, ...index.posts].map(({ route, facts }) => [
      route,
      facts.headings.map(({ id }) => id),
    ]),
  );
  return (address) =>
    unknown.has(address.replace(/#.*/, '')) ? undefined : checkAddress(address, headings, howTo);
}

function checkAddress(
  address: string,
  headings: Headings,
  howTo: string,
): DiagnosticText | undefined {
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
    return { message: `no doc or post has the address "${route}"`, hint };
  }
  if (id === undefined || ids.includes(id)) return undefined;
  const nearest = findNearestName(id, ids.toSorted());
  const hint = nearest ? `Did you mean #${nearest}?` : 'Leave out "#" for the whole page.';
  return { message: `${route} has no heading with the id "${id}"`, hint };
}
