import { globSync, readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { readDocPath } from '../../../src/content/source-path.ts';

/**
 * The text below each heading of the docs, by `page#id`.
 * @param options `own`: without the text of subsections
 */
export function readSections({ own = false } = {}): Map<string, string> {
  const sections = new Map<string, string>();
  for (const file of globSync('content/docs/**/*.mdx')) {
    const page = readDocPath(file.slice('content/docs/'.length)).route;
    for (const [id, text] of sectionsOf(readFileSync(file, 'utf8'), own)) {
      sections.set(`${page}#${id}`, text);
    }
  }
  return sections;
}

function sectionsOf(text: string, own: boolean): Map<string, string> {
  const slugger = new GithubSlugger();
  const lines = text.split('\n');
  let fence: string | undefined;
  const found = new Map<string, { depth: number; lines: string[] }>();
  for (const line of lines) {
    const marks = /^`{3,}/.exec(line)?.[0];
    if (marks && (!fence || marks === fence)) fence = fence ? undefined : marks;
    const heading = fence ? null : /^(#{2,4}) (.+)$/.exec(line);
    const depth = heading?.[1]?.length ?? 9;
    for (const section of found.values()) {
      if (depth <= section.depth || (own && heading)) section.depth = 0;
      if (section.depth > 0) section.lines.push(line);
    }
    if (!heading) continue;
    const [, shown = '', id] = /^(.*?)(?: \{#(.+)\})?$/.exec(heading[2] ?? '') ?? [];
    found.set(id ?? slugger.slug(shownText(shown)), { depth, lines: [] });
  }
  return new Map([...found].map(([id, section]) => [id, section.lines.join('\n')]));
}

function shownText(heading: string): string {
  return heading.replaceAll(/\[([^\]]*)]\([^)]*\)/g, '$1').replaceAll(/`+|\*\*/g, '');
}
