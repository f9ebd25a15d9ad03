import type { ContentReading } from '../../../content/content-index.ts';
import { decodeSegment } from '../../../content/source-path.ts';
import type { Fault } from '../../../faults/fault.ts';
import { findNearestName } from '../../../faults/nearest-name.ts';
import { type FieldFault, placeFault } from '../../../faults/places.ts';
import { readSynonyms, synonymsPath } from './read-synonyms.ts';

/**
 * What is wrong with the synonyms of a site: their form, and addresses of no page or heading.
 * Nothing is said of pages that are drafts, or that have faults of their own.
 * @param root the project's root
 */
export function findSynonymFaults(
  root: string,
  { index, failed }: Pick<ContentReading, 'index' | 'failed'>,
): Fault[] {
  const unknown = new Set([...failed.values(), ...index.drafts.map(({ route }) => route)]);
  const { written, faults, places } = readSynonyms(root);
  const headings = new Map(
    [...index.docs, ...index.posts].map(({ route, facts }) => [
      route,
      facts.headings.map(({ id }) => id),
    ]),
  );
  const broken = written.flatMap((address): FieldFault[] => {
    const decoded = decodeSegment(address);
    if (unknown.has(decoded.replace(/#.*/, ''))) return [];
    const problem = checkAddress(decoded, headings);
    return problem ? [{ ...problem, file: synonymsPath, field: address, at: 'key' }] : [];
  });
  return [...faults, ...broken.map((fault) => placeFault(fault, places))];
}

function checkAddress(address: string, headings: ReadonlyMap<string, readonly string[]>) {
  if (!address.startsWith('/')) {
    const hint = 'Write addresses first and the words in a list: /docs/themes/: [skin, flicker]';
    return {
      message: `expected the path of a page, which starts with "/", got "${address}"`,
      hint,
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
