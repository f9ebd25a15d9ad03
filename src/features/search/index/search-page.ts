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
  blocks: SearchBlock[];
};

export type SearchBlock = { kind: 'lead' | 'text' | 'code'; text: string };

type Heading = { depth: number; id: string; text: string };
/** `place` is the number of headings above it. */
type PlacedBlock = { place: number; kind: 'text' | 'code'; text: string };

/**
 * Divides the content of a page by its headings.
 * @param leads sentences that summarize the page, which come first
 */
export function splitSections(
  title: string,
  leads: readonly (string | undefined)[],
  headings: readonly Heading[],
  blocks: readonly PlacedBlock[],
): SearchSection[] {
  const lead = leads.flatMap((text): SearchBlock[] => (text ? [{ kind: 'lead', text }] : []));
  const sections = listSectionHeads(title, headings).map((head, at): SearchSection => {
    return { ...head, blocks: at === 0 ? lead : [] };
  });
  for (const { place, kind, text } of blocks) {
    // An excerpt repeats the page's first words.
    if (place === 0 && lead.some((block) => text.startsWith(block.text.slice(0, 40)))) continue;
    sections[Math.min(place, sections.length - 1)]?.blocks.push({ kind, text });
  }
  return sections;
}

/** The sections of a page, without their content. */
export function listSectionHeads(
  title: string,
  headings: readonly Heading[],
): Omit<SearchSection, 'blocks'>[] {
  return [
    { depth: 1, heading: title, id: '' },
    ...headings.map(({ depth, text, id }) => ({ depth, heading: tidy(text), id })),
  ];
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
