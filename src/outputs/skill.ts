import { type IndexEntry, writeEntry } from './page-index.ts';

/** The pages of one section that a skill lists. `file` is the Markdown copy of a page, in the output. */
export type SkillPart = { title: string; pages: readonly (IndexEntry & { file?: string })[] };

type SkillSite = { title: string; tagline: string; version?: string };

/** In bytes: what agents take in whole. */
const longest = 50_000;

/** A table whose rows are options. */
const optionTable = /^\| Option \|.*\n(?:\|.*\n?)+/gm;

/**
 * A skill, as agentskills.io describes it: when to use it, the pages by section, the options of each page and a
 * sample of each, as many as have room.
 * @param read the Markdown copy of a page
 * @param findSample the first code of a copy that a build has proven
 */
export function buildSkill(
  site: SkillSite,
  parts: readonly SkillPart[],
  read: (file: string) => string | undefined,
  findSample: (markdown: string) => string | undefined,
): string {
  const name =
    site.title
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '') || 'docs';
  const pages = parts.flatMap((part) => part.pages);
  const copies = pages.map(({ title, file }) => ({ title, copy: (file && read(file)) ?? '' }));
  const head = [
    `---\nname: ${name}\ndescription: ${JSON.stringify(describeUse(site))}\n---`,
    `# ${[site.title, site.version].filter(Boolean).join(' ')}`,
    ...(site.tagline ? [`> ${site.tagline}`] : []),
  ];
  const lists = parts.flatMap(({ title, pages: listed }) => [
    `## ${title}`,
    listed.map(writeEntry).join('\n'),
  ]);
  const options = copies.flatMap(({ title, copy }) =>
    Array.from(copy.matchAll(optionTable), ([table]) => `### ${title}\n\n${table.trimEnd()}`),
  );
  const samples = copies.flatMap(({ title, copy }) => {
    const code = findSample(copy);
    return code ? `### ${title}\n\n${code.trimEnd()}` : [];
  });
  const texts = [
    ...[...head, ...lists],
    ...under('## Options', options),
    ...under('## Samples', samples),
  ];
  return `${takeWhole(texts).join('\n\n')}\n`;
}

const describeUse = ({ title, tagline }: SkillSite) =>
  `${[title, tagline].filter(Boolean).join(': ')}${/[.!?]$/.test(tagline) ? '' : '.'} Use when writing, reviewing or explaining code that uses ${title}.`;

const under = (heading: string, texts: readonly string[]) =>
  texts.length > 0 ? [heading, ...texts] : [];

/** The texts that have room, in their order; none is cut. */
function takeWhole(texts: readonly string[]): string[] {
  let room = longest;
  return texts.filter((text) => {
    const size = Buffer.byteLength(text) + 2;
    if (size > room) return false;
    room -= size;
    return true;
  });
}
