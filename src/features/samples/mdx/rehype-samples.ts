import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { visit } from '../../../compile/visit-tree.ts';
import { groupBlocks } from '../group-blocks.ts';
import { isProvable } from '../provable.ts';
import type { PageBlock, ProvableBlock } from '../sample.ts';

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
    const samples = groupBlocks(found.map(({ block }) => block));
    const blocks = found.map(({ pre, block }, at): ProvableBlock => {
      const { contract, beside: _beside, ...described } = block;
      const { fragment } = contract;
      const sample = samples[at];
      if (sample && pre.data) pre.data.sample = sample;
      return { ...described, ...(sample && { sample }), ...(fragment && { fragment }) };
    });
    // What the compiler writes is right by that.
    const provable = blocks.filter(
      (block, at) => isProvable(block) && !found[at]?.block.contract.output,
    );
    if (provable.length > 0) file.data.samples = provable;
  };
}
