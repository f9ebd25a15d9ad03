import type { PageBlock } from '../../../compile/code/page-block.ts';
import type { SourceReader } from '../../../compile/source-reader.ts';
import type { SampleBlock } from '../sample.ts';
import { readContract } from './fence-contract.ts';
import { readBeside } from './read-beside.ts';

/** Reads the sample attributes of a block and, if it shows a file of the project, that file's imports. */
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
