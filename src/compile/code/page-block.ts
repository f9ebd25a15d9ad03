import type { Element } from 'hast';
import type { LineStart, PageBlock } from '../../features/samples/sample.ts';
import { pointOf } from '../report-fault.ts';
import type { SourceReader } from '../source-reader.ts';
import { type FencePlace, placeInFence } from './fence-place.ts';
import { readBeside } from './read-beside.ts';
import type { Fence } from './read-fence.ts';

/**
 * A fence as a file of a project: without the lines that are shown as removed, and with the place
 * of each line that is left.
 * @param source the lines of the content file
 */
export function describeBlock(
  { block, code, places, meta, file }: Fence,
  source: readonly string[],
  place: FencePlace | undefined,
  node: Element,
  reader: SourceReader,
): PageBlock {
  const isWholeFile = meta.file !== undefined && !meta.file.path.includes('#');
  const whole = pointOf(place?.start ?? node);
  const kept = code
    .split('\n')
    .map((text, at) => ({ text, at }))
    .filter(({ at }) => !block.lines.get(at)?.includes('removed'));
  return {
    language: block.language,
    title: block.title,
    code: kept.map(({ text }) => text).join('\n'),
    at: [whole.line, whole.column],
    starts: kept.map(({ text, at }): LineStart => {
      const own = place && !meta.file;
      const { line, column } = own ? placeInFence(source, place, places[at] ?? at, text) : whole;
      return [line, column];
    }),
    contract: meta.contract,
    ...(file &&
      block.title &&
      isWholeFile && { beside: readBeside(reader, file, block.title, code) }),
    ...(meta.file?.path.includes('#') && { isPart: true }),
  };
}
