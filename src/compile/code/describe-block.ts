import type { Element } from 'hast';
import { pointOf } from '../report-fault.ts';
import { type FencePlace, placeInFence } from './fence-place.ts';
import type { LineStart, PageBlock } from './page-block.ts';
import type { Fence } from './read-fence.ts';

/**
 * Describes a fence for features: without the lines that are shown as removed, and with the place of each
 * remaining line.
 * @param source the lines of the content file
 */
export function describeBlock(
  { block, code, places, meta, file, isFilled }: Fence,
  source: readonly string[],
  place: FencePlace | undefined,
  node: Element,
): PageBlock {
  const isPart = meta.file?.path.includes('#');
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
    attributes: meta.attributes,
    ...(isFilled && { isFilled }),
    ...(file && !isPart && { file }),
    ...(isPart && { isPart }),
  };
}
