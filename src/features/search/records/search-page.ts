/** All that is searched of a page: the one source of the index and of the records. */
export type SearchPage = {
  /** With the base path, percent-encoded. */
  path: string;
  title: string;
  /** What it belongs to, as a reader would say it: `Learn`, `Blog`. */
  lvl0: string;
  tag: string;
  version?: string;
  language: string;
  /** Pages of a lower weight come later among equals. */
  weight: number;
  /** The first one is what stands above all headings. */
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
