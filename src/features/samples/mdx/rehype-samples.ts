import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type { PageBlock } from '../../../compile/code/page-block.ts';
import { noSources } from '../../../compile/source-reader.ts';
import { visit } from '../../../compile/visit-tree.ts';
import { groupBlocks } from '../group-blocks.ts';
import { isProvable, keyOfBlock } from '../provable.ts';
import type { ProvableBlock } from '../sample.ts';
import { collectNames } from './collect-names.ts';
import { findClaim } from './find-claim.ts';
import { readBlock } from './read-block.ts';

/** Adds to each block of StyleX its sample, and records all provable blocks. */
export function rehypeSamples() {
  return (tree: Root, file: VFile) => {
    const found: { pre: Element; block: PageBlock }[] = [];
    visit(tree, 'element', (pre) => {
      const block = pre.data?.pageBlock;
      if (block) found.push({ pre, block });
    });
    const { reader = noSources } = file.data;
    const read = found.map(({ block }) => readBlock(block, reader));
    const samples = groupBlocks(read);
    const blocks = read.map(({ contract, beside: _beside, ...described }, at): ProvableBlock => {
      const { fragment } = contract;
      const sample = samples[at];
      const claim = findClaim(read, samples, at);
      const data = found[at]?.pre.data;
      if (sample && data) data.sample = sample;
      const said = { ...(fragment && { fragment }), ...(claim && { claim }) };
      return { ...described, ...(sample && { sample }), ...said };
    });
    // Output of the compiler needs no proof.
    const isWritten = (_block: unknown, at: number) => !found[at]?.block.isFilled;
    const written = read.map((block, at) => ({ block, sample: samples[at] })).filter(isWritten);
    const filled = found.flatMap(({ block }) => (block.isFilled ? block.code : []));
    const names = collectNames(tree, written, filled);
    const provable = [...blocks.filter(isWritten).filter(isProvable), ...(names ? [names] : [])];
    if (provable.length === 0) return;
    file.data.kept = { ...file.data.kept, samples: provable };
    file.data.features = { ...file.data.features, samples: provable.map(keyOfBlock) };
  };
}
