import { readSections } from './read-sections.ts';

/**
 * What each section of the docs says itself, without the headings below it: whole sentences, rows of
 * tables, and lines of code, by `page#id`. Links and marks are left out.
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

/** A row of a table is one; of a paragraph or an item of a list each sentence. */
function sentencesOf(line: string): string[] {
  const plain = line
    .replaceAll(/\[((?:[^\][]|\[[^\]]*\])*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/^(?:[-*]|\d+\.) /, '');
  if (plain.startsWith('|')) return [plain.replaceAll(/\s*\|\s*/g, ' | ').trim()];
  return plain.split(/(?<=[.?!][`)"]?) (?=[A-Z`'"([@])/);
}
