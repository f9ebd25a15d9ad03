import { type Place, placeAt } from '../../faults/places.ts';

/**
 * A text with conversions between offsets and places. Columns count UTF-16 code units from 1, as editors do: an
 * emoji is two, a tab is one.
 */
export type PlacedText = {
  text: string;
  offsetOf: (place: Place) => number;
  placeOf: (offset: number) => Place;
};

/** Prepares a text for conversions between offsets and places. */
export function placeText(text: string): PlacedText {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {
    text,
    offsetOf: ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1,
    placeOf: (offset) => placeAt(text, offset),
  };
}
