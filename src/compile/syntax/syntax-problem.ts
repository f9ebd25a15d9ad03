import type { FaultText } from '../../faults/fault.ts';
import type { Place } from '../../faults/places.ts';
import type { Span } from './read-markdown-spans.ts';
import type { PlacedText } from './text-places.ts';

export type Skip = Span & { isLeftOut?: boolean };

export type Explanation = FaultText & {
  place: Place;
  /** What to read as if it were text, or not at all, to find what else is wrong; absent where that misleads. */
  skip?: Skip;
  /** The tag that is left open, or closed: its other half then stands alone, which is no fault. */
  opens?: string;
  closes?: string;
};

/** What MDX says: where it stopped reading, the rule, and the words of the parser below it. */
export type SyntaxProblem = {
  source: PlacedText;
  offset: number;
  reason: string;
  rule: string;
  detail: string;
};
