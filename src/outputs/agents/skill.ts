import type { ServerPart } from '../server-part.ts';
import { type IndexEntry, writeIndexEntry } from './page-index.ts';

/** The pages of a section in a skill. `file` is the path of the page's Markdown copy in the output. */
export type SkillSection = { title: string; pages: readonly (IndexEntry & { file?: string })[] };

type SkillSite = { title: string; tagline: string; version?: string };

/** The maximum size in bytes that agents read completely. */
const maxBytes = 50_000;

/** A table of options. */
const optionTable = /^\| Option \|.*\n(?:\|.*\n?)+/gm;

/**
 * Writes a skill, see agentskills.io: when to use it, the pages by section, the options of each page and a sample
 * of each, up to the maximum size.
 * @param read reads the Markdown copy of a page
 * @param features those that find the first proven code in a copy
 */
export function buildSkill(
  site: SkillSite,
  sections: readonly SkillSection[],
  read: (file: string) => string | undefined,
  features: readonly Pick<ServerPart, 'findProven'>[],
): string {
  const name =
    site.title
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '') || 'docs';
  const pages = sections.flatMap((section) => section.pages);
  const copies = pages.map(({ title, file }) => ({ title, copy: (file && read(file)) ?? '' }));
  const head = [
    `---\nname: ${name}\ndescription: ${JSON.stringify(describeUse(site))}\n---`,
    `# ${[site.title, site.version].filter(Boolean).join(' ')}`,
    ...(site.tagline ? [`> ${site.tagline}`] : []),
  ];
  const lists = sections.flatMap(({ title, pages: listed }) => [
    `## ${title}`,
    listed.map(writeIndexEntry).join('\n'),
  ]);
  const options = copies.flatMap(({ title, copy }) =>
    Array.from(copy.matchAll(optionTable), ([table]) => `### ${title}\n\n${table.trimEnd()}`),
  );
  const samples = copies.flatMap(({ title, copy }) => {
    const [code] = features.flatMap(({ findProven }) => findProven?.(copy) ?? []);
    return code ? `### ${title}\n\n${code.trimEnd()}` : [];
  });
  const texts = [
    ...[...head, ...lists],
    ...under('## Options', options),
    ...under('## Samples', samples),
  ];
  return `${dropEmptySections(takeWhole(texts)).join('\n\n')}\n`;
}

const describeUse = ({ title, tagline }: SkillSite) =>
  `${[title, tagline].filter(Boolean).join(': ')}${/[.!?]$/.test(tagline) ? '' : '.'} Use when writing, reviewing or explaining code that uses ${title}.`;

const under = (heading: string, texts: readonly string[]) =>
  texts.length > 0 ? [heading, ...texts] : [];

/** Drops headings of which no text was taken. */
function dropEmptySections(texts: readonly string[]): string[] {
  const isHeading = (text = '## ') => /^## .*$/.test(text);
  return texts.filter((text, at) => !isHeading(text) || !isHeading(texts[at + 1]));
}

/** The texts that fit, in order; none is truncated. */
function takeWhole(texts: readonly string[]): string[] {
  let room = maxBytes;
  return texts.filter((text) => {
    const size = Buffer.byteLength(text) + 2;
    if (size > room) return false;
    room -= size;
    return true;
  });
}
