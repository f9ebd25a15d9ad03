import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FenceContract } from '../../../src/features/samples/contract.ts';
import { groupBlocks } from '../../../src/features/samples/group-blocks.ts';
import { readContract } from '../../../src/features/samples/mdx/fence-contract.ts';
import type { Sample, SampleBlock } from '../../../src/features/samples/sample.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const content = path.join(root, 'content');

/** A code block of a page: its sample, and the last heading above it. */
export type Block = {
  language: string;
  code: string;
  contract: FenceContract;
  heading: string;
  sample?: Sample;
};

/** A page: its whole text, its texts between the code blocks, and these. */
export type Page = { name: string; text: string; prose: string; blocks: Block[] };

const fence = /^([ \t]*`{3,})(\w*)(.*)\n([\s\S]*?)\n?^\1[ \t]*$/gm;

/** The pages that the content has, except partials. */
export const readPages = (): Page[] => globSync('**/*.mdx', { cwd: content }).sort().map(readPage);

/** @param name path of the page in `content/` */
export function readPage(name: string): Page {
  const text = readFileSync(path.join(content, name), 'utf8');
  const blocks = Array.from(text.matchAll(fence), (match) => {
    const [, , language = '', meta = '', written = ''] = match;
    const attributes = Array.from(
      meta.matchAll(/(\w+)="([^"]*)"/g),
      ([written, name = '', value = '']) => ({ name, value, written, at: 0 }),
    );
    const [, shown] = /file=@site\/([^\s#]+)(?!\S)/.exec(meta) ?? [];
    const code = shown ? readFileSync(path.join(root, shown), 'utf8').trimEnd() : written;
    const title = attributes.find(({ name }) => name === 'title')?.value;
    const { contract } = readContract(attributes);
    const block: SampleBlock = { language, title, code, contract, at: [1, 1], starts: [] };
    const above = text.slice(0, match.index).replaceAll(fence, '');
    return { ...block, heading: /.*^#+ (.*?)$/ms.exec(above)?.[1] ?? '' };
  });
  const samples = groupBlocks(blocks);
  const whole = blocks.map((block, at) => ({ ...block, sample: samples[at] }));
  return { name, text, prose: text.replaceAll(fence, ''), blocks: whole };
}
