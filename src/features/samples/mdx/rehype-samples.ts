import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type { PageBlock } from '../../../compile/code/page-block.ts';
import { noSources } from '../../../compile/source-reader.ts';
import { visit } from '../../../compile/visit-tree.ts';
import { groupBlocks } from '../group-blocks.ts';
import { isProvable, keyOfBlock } from '../provable.ts';
import type { ProvableBlock } from '../sample.ts';
import { readBlock } from './read-block.ts';

/**
 * Puts on each block of StyleX the project that it is a file of, and notes all blocks that can be
 * proven.
 */
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
      const data = found[at]?.pre.data;
      if (sample && data) data.sample = sample;
      return { ...described, ...(sample && { sample }), ...(fragment && { fragment }) };
    });
    // What the compiler writes is right by that.
    const provable = blocks.filter((block, at) => isProvable(block) && !found[at]?.block.isFilled);
    if (provable.length === 0) return;
    file.data.kept = { ...file.data.kept, samples: provable };
    file.data.features = { ...file.data.features, samples: provable.map(keyOfBlock) };
  };
}
