/** A paragraph, list item, table row or code block as readers see it, for the search. */
export type TextBlock = {
  /** The number of headings above it. */
  place: number;
  kind: 'text' | 'code';
  text: string;
};
