import type { PageBlock } from '../../../compile/code/page-block.ts';
import type { SourceReader } from '../../../compile/source-reader.ts';
import type { SampleBlock } from '../sample.ts';
import { readContract } from './fence-contract.ts';
import { readBeside } from './read-beside.ts';

/**
 * Reads what a block of a page says of its sample, and, where it shows a file of the project, the
 * files beside that.
 */
export function readBlock(
  { attributes, isFilled: _isFilled, file, ...block }: PageBlock,
  reader: SourceReader,
): SampleBlock {
  const { contract } = readContract(attributes);
  const { title } = block;
  return {
    ...block,
    contract,
    ...(file && title && { beside: readBeside(reader, file, title) }),
  };
}
