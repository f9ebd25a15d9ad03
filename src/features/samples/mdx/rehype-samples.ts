import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type { PageBlock } from '../../../compile/code/page-block.ts';
import { noSources } from '../../../compile/source-reader.ts';
import { visit } from '../../../compile/visit-tree.ts';
import { groupBlocks } from '../group-blocks.ts';
import { isProvable, keyOfBlock } from '../provable.ts';
import type { ProvableBlock } from '../sample.ts';
import { readBlock } from './read-block.ts';

/** Adds to each block of StyleX its sample, and records all provable blocks. */
export function rehypeSamples() {
  return (tree: Root, file: VFile) => {
    const marked: { pre: Element; block: PageBlock }[] = [];
    visit(tree, 'element', (pre) => {
      const block = pre.data?.pageBlock;
      if (block) marked.push({ pre, block });
    });
    const { reader = noSources } = file.data;
    const read = marked.map(({ block }) => readBlock(block, reader));
    const samples = groupBlocks(read);
    const provable = read.flatMap(
      ({ contract, beside: _beside, ...block }, at): ProvableBlock[] => {
        const { fragment } = contract;
        const [sample, { pre, block: page } = {}] = [samples[at], marked[at]];
        if (sample && pre?.data) pre.data.sample = sample;
        const described = { ...block, ...(sample && { sample }), ...(fragment && { fragment }) };
        // Output of the compiler needs no proof.
        return !page?.isFilled && isProvable(described) ? [described] : [];
      },
    );
    if (provable.length === 0) return;
    file.data.kept = { ...file.data.kept, samples: provable };
    file.data.features = { ...file.data.features, samples: provable.map(keyOfBlock) };
  };
}
