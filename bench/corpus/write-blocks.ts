import {
  admonitionKinds,
  type Block,
  type CodeBlock,
  type Corpus,
  type Page,
} from './corpus-types.ts';
import { createRandom, type Random } from './random.ts';
import { adjectives, nouns, properties, settings } from './words.ts';
import { writeCode } from './write-code.ts';
import { writeSentence, writeSentences } from './write-sentence.ts';

/** About this much Markdown stands in a page, in characters. */
const wantedLength = 7300;

/** The text of a page: prose with links, 3 to 5 samples, lists, a table, admonitions. */
export function writeBlocks(page: Page, corpus: Corpus): Block[] {
  const random = createRandom(page.seed);
  const others = linkTargets(page, corpus);
  const languages = shuffle(random, ['tsx', 'css', 'sh', 'json', 'tsx'] as const);
  const codes = languages.slice(0, random.between(3, 5)).map((name) => writeCode(random, name));
  const extras = [writeTable(random), writeList(random, true), writeAdmonition(random)];
  const sections = page.headings.map((heading, at) =>
    writeSection(random, heading, [codes[at], extras[at]], others[at % others.length]),
  );
  const blocks = [writeParagraph(random, others[0]), ...sections.flat()];
  return pad(random, blocks, wantedLength * (0.9 + random.below(20) / 100));
}

/** The blocks of a post: shorter, with one sample. */
export function writePostBlocks(seed: string): Block[] {
  const random = createRandom(seed);
  const prose = () => writeParagraph(random, undefined);
  const code: CodeBlock = writeCode(random, 'tsx');
  return [prose(), { kind: 'heading', level: 2, text: 'What is new' }, prose(), code, prose()];
}

type Target = { page: Page; anchor?: string };

/** The pages beside it and some further away, every second one at its first heading. */
function linkTargets(page: Page, { pages }: Corpus): Target[] {
  const pageAt = pages.indexOf(page);
  const steps = [1, -1, 7, Math.floor(pages.length / 3), -12, Math.floor(pages.length / 7)];
  return steps.flatMap((step, place) => {
    const target = pages[(((pageAt + step) % pages.length) + pages.length) % pages.length];
    if (!target || target === page) return [];
    return [{ page: target, anchor: place % 2 ? anchorOf(target.headings[0] ?? '') : undefined }];
  });
}

function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-');
}

function writeSection(
  random: Random,
  heading: string,
  inside: (Block | undefined)[],
  target: Target | undefined,
): Block[] {
  const blocks: Block[] = [{ kind: 'heading', level: 2, text: heading }];
  blocks.push(writeParagraph(random, target), ...inside.filter((block) => block !== undefined));
  if (random.below(3) > 0) {
    const text = `${heading.split(' ')[0]} ${random.pick(settings)}`;
    blocks.push({ kind: 'heading', level: 3, text }, writeList(random, false));
  }
  return blocks;
}

function writeParagraph(random: Random, target: Target | undefined): Block {
  const start = writeSentences(random, random.between(1, 3));
  if (!target) return { kind: 'paragraph', parts: [start] };
  const { page, anchor } = target;
  const link = { to: page, anchor, text: page.title };
  return { kind: 'paragraph', parts: [`${start} See `, link, `. ${writeSentence(random)}`] };
}

function writeList(random: Random, ordered: boolean): Block {
  const items = Array.from({ length: random.between(3, 5) }, () => writeSentence(random));
  return { kind: 'list', ordered, items };
}

function writeTable(random: Random): Block {
  const rows = shuffle(random, properties).slice(0, random.between(4, 7));
  return {
    kind: 'table',
    head: ['Property', 'Type', 'Meaning'],
    rows: rows.map((name) => [
      `\`${name}\``,
      random.pick(['string', 'number', 'boolean', 'list']),
      `The ${random.pick(adjectives)} ${random.pick(nouns)} ${random.pick(settings)}`,
    ]),
  };
}

function writeAdmonition(random: Random): Block {
  const type = random.pick(admonitionKinds);
  const title = random.below(2) ? `Mind the ${random.pick(nouns)}` : undefined;
  return { kind: 'admonition', type, title, text: writeSentences(random, 2) };
}

/** Puts paragraphs at the end until the page is long enough. */
function pad(random: Random, blocks: Block[], length: number): Block[] {
  const padded = [...blocks];
  let have = JSON.stringify(blocks, (key, value) => (key === 'to' ? undefined : value)).length;
  while (have < length) {
    const text = writeSentences(random, random.between(3, 5));
    padded.push({ kind: 'paragraph', parts: [text] });
    have += text.length + 2;
  }
  return padded;
}

function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.below(left.length), 1));
}
