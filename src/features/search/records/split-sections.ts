import type { SearchSection, TextBlock } from './search-page.ts';

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
  const lead = leads.flatMap((text): TextBlock[] => (text ? [{ kind: 'lead', text }] : []));
  const sections = listSectionHeads(title, headings).map((head, at): SearchSection => {
    return { ...head, blocks: at === 0 ? lead : [] };
  });
  for (const { place, kind, text } of blocks) {
    // An excerpt repeats the page's first words.
    if (place === 0 && lead.some((one) => text.startsWith(one.text.slice(0, 40)))) continue;
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
