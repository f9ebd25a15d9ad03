/** The indexed content of a page: the source of both the index and the records. */
export type SearchPage = {
  /** With the base path, percent-encoded. */
  path: string;
  title: string;
  /** The name of its section for readers: `Learn`, `Blog`. */
  lvl0: string;
  tag: string;
  version?: string;
  language: string;
  /** Pages of a lower weight come later among equals. */
  weight: number;
  /** The first one is the content above all headings. */
  sections: SearchSection[];
};

export type SearchSection = {
  /** 1 for the page itself. */
  depth: number;
  heading: string;
  id: string;
  /** Words and phrases that people search for instead of the heading. */
  synonyms?: readonly string[];
  blocks: TextBlock[];
};

export type TextBlock = { kind: 'lead' | 'text' | 'code'; text: string };
