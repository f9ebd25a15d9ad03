import { readSections } from './read-sections.ts';

/**
 * The sentences, table rows and lines of code of each section of the docs, without its subsections,
 * by `page#id`. Links and emphasis become plain text.
 */
export function readAnswers(): Map<string, Set<string>> {
  return new Map(
    [...readSections({ own: true })].map(([address, text]) => [address, unitsOf(text)]),
  );
}

function unitsOf(text: string): Set<string> {
  const units: string[] = [];
  let isCode = false;
  for (const full of text.split('\n')) {
    const line = full.trim();
    if (line.startsWith('```')) isCode = !isCode;
    else if (isCode) units.push(line);
    else units.push(...sentencesOf(line));
  }
  return new Set(units.filter(Boolean));
}

/** A table row as a whole, or each sentence of a paragraph or list item. */
function sentencesOf(line: string): string[] {
  const plain = line
    .replaceAll(/\[((?:[^\][]|\[[^\]]*\])*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/^(?:[-*]|\d+\.) /, '');
  if (plain.startsWith('|')) return [plain.replaceAll(/\s*\|\s*/g, ' | ').trim()];
  return plain.split(/(?<=[.?!][`)"]?) (?=[A-Z`'"([@])/);
}
