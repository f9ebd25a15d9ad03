import type { FaultText } from '../../faults/fault.ts';
import type { Place } from '../../faults/places.ts';
import type { Span } from './read-markdown-spans.ts';
import type { PlacedText } from './text-places.ts';

export type Skip = Span & { isLeftOut?: boolean };

export type Explanation = FaultText & {
  place: Place;
  /** The part to replace or remove to find further faults; absent if that would be misleading. */
  skip?: Skip;
  /** The tag that is left open or closed: its other half is then unbalanced, which isn't another fault. */
  opens?: string;
  closes?: string;
  /** The braces of the code that is wrong: wrong because of an inner fault, if that is in them. */
  braces?: Span | undefined;
};

/** MDX's error: where it stopped, the rule, and the message of the parser below it. */
export type SyntaxProblem = {
  source: PlacedText;
  offset: number;
  reason: string;
  rule: string;
  detail: string;
};
