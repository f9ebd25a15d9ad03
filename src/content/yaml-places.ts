import { type Document, isMap, isNode, isSeq } from 'yaml';
import { joinField, type Place } from '../faults/places.ts';

/** Collects the places of all fields of a YAML document, by field path; the document's is `''`. */
export function collectPlaces(
  document: Document,
  placeAt: (offset: number) => Place,
): Map<string, { key: Place; value: Place }> {
  const places = new Map<string, { key: Place; value: Place }>();
  const note = (field: string, keyOffset: number, node: unknown) => {
    const value = placeAt(startOf(node) ?? keyOffset);
    places.set(field, { key: placeAt(keyOffset), value });
    if (isMap(node)) {
      for (const pair of node.items) {
        note(joinField(field, String(pair.key)), startOf(pair.key) ?? keyOffset, pair.value);
      }
    }
    if (isSeq(node)) {
      node.items.forEach((item, at) => {
        note(joinField(field, at), startOf(item) ?? keyOffset, item);
      });
    }
  };
  note('', startOf(document.contents) ?? 0, document.contents);
  return places;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
