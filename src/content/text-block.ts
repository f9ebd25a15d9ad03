/** A paragraph, item, row of a table or block of code as it is read, for the search. */
export type TextBlock = {
  /** The number of headings above it. */
  place: number;
  kind: 'text' | 'code';
  text: string;
};
