import type { ReadFile } from './site-files.ts';
import type { SitePages } from './site-pages.ts';

/** A text for an agent; that of a failure says what to do instead. */
export type Told = { text: string; failed?: boolean };

/**
 * Reads the Markdown of a page or of one of its sections.
 * @param address the address of a page; with a heading's id in the fragment, only that section is returned
 */
export async function readPage(read: ReadFile, pages: SitePages, address: string): Promise<Told> {
  const page = pages.find(address);
  if (!page) return explainMissing(pages, address);
  const path = page.address.slice(pages.base.length).replace(/\/$/, '');
  const text = await read(`${path || 'index'}.md`);
  if (text === undefined) return { text: `${page.address} has no Markdown copy.`, failed: true };
  const id = /#(.+)/s.exec(address)?.[1];
  if (!id) return { text };
  return { text: takeSection(text, id) ?? `${page.address} has no heading "${id}".\n\n${text}` };
}

function explainMissing(pages: SitePages, address: string): Told {
  const lines = pages.findNearest(address).map(({ address, title }) => `- ${address} (${title})`);
  const hint = lines.length > 0 ? `Nearest:\n${lines.join('\n')}` : 'list_pages has all addresses.';
  return { text: `There is no page ${address}. ${hint}`, failed: true };
}

/**
 * The section of a heading, up to the next heading of the same or a higher level; undefined if no heading has that
 * id.
 */
function takeSection(markdown: string, id: string): string | undefined {
  const lines = markdown.split('\n');
  const headings = findHeadings(lines);
  const at = headings.findIndex((heading) => heading.id === id || heading.id === decode(id));
  const start = headings[at];
  if (!start) return undefined;
  const end = headings.slice(at + 1).find(({ level }) => level <= start.level);
  return lines.slice(start.line, end?.line).join('\n').trimEnd();
}

type Heading = { line: number; level: number; id: string };

/** The headings with their ids, in the form `## Use {#use}`; lines in code don't count. */
function findHeadings(lines: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  let fence: string | undefined;
  for (const [line, text] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    if (fence !== undefined) continue;
    const heading = /^(#{1,6}) .*\{#([^}]+)\}\s*$/.exec(text);
    if (heading) headings.push({ line, level: heading[1]?.length ?? 1, id: heading[2] ?? '' });
  }
  return headings;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
