import { editDistance } from '../diagnostics/edit-distance.ts';
import { findNearestName } from '../diagnostics/nearest-name.ts';

/** How many ids of a page are suggested. */
const maxNamed = 5;

/** The message for a link to an id that a page doesn't have. */
export const missingId = (route: string, id: string) =>
  `${route} has no heading or element with the id "${id}"`;

/** Suggests the id that was meant: the nearest id of the page, or the five most similar ones. */
export function suggestId(id: string, ids: readonly string[]): string {
  if (ids.length === 0) return 'The page has no ids.';
  const nearest = findMeantId(id, ids);
  if (nearest !== undefined) return `Did you mean #${nearest}?`;
  const wanted = plain(id);
  const sorted = [...ids].sort((a, b) => farFrom(wanted, a) - farFrom(wanted, b));
  const named = sorted.slice(0, maxNamed).map((name) => `#${name}`);
  const more = ids.length > maxNamed ? `, and ${ids.length - maxNamed} more` : '';
  return `Its ids: ${named.join(', ')}${more}.`;
}

/** Links to headings often have their text, `#getState()`, or some of their words. */
function findMeantId(id: string, ids: readonly string[]): string | undefined {
  const wanted = plain(id);
  const same = ids.find((other) => plain(other) === wanted);
  if (same !== undefined || wanted.length < 4) return same;
  const near = findNearestName(id.toLowerCase(), [...ids].sort());
  if (near !== undefined && editDistance(id, near, id.length) * 3 <= id.length) return near;
  return ids.find((other) => {
    const [short, long] = [plain(other), wanted].sort((a, b) => a.length - b.length);
    return short !== undefined && short.length > 3 && long?.startsWith(short);
  });
}

/** The letters and digits of a text. */
function plain(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function farFrom(wanted: string, id: string): number {
  return editDistance(wanted, plain(id), Math.max(wanted.length, id.length));
}
