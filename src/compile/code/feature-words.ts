import type { CompileFeatures, FenceWords } from '../compile-part.ts';
import type { MetaProblem } from './line-ranges.ts';
import type { FenceAttribute } from './page-block.ts';

/** Whether a name in a fence's meta belongs to a feature of the site. */
export function isFeatureWord({ parts }: CompileFeatures, name: string): boolean {
  return parts.some(({ words }) => words && hasWord(words, name));
}

/** The feature that a name belongs to, if the site lacks that feature. */
export function findLacking({ lacking }: CompileFeatures, name: string): string | undefined {
  return lacking.find(({ words }) => hasWord(words, name))?.feature;
}

/** Lists the names that the features of the site add to meta. */
export function listFeatureWords({ parts }: CompileFeatures): string[] {
  return parts.flatMap(({ words }) => (words ? [...words.common, ...words.others] : []));
}

/** The part of a hint that lists these names: `; of samples fails, fragment and output`. */
export function describeFeatureWords({ parts }: CompileFeatures): string {
  const lists = parts.flatMap(({ feature, words }) =>
    words ? `; of ${feature} ${joinWords(words.common)}` : [],
  );
  return lists.join('');
}

/** The message for an author who uses a name of a feature that the site lacks. */
export function lackingProblem(
  { at, written }: FenceAttribute,
  feature: string,
  isEmpty: boolean,
): MetaProblem {
  const effect = isEmpty ? 'so the block stays empty' : 'so it has no effect';
  return {
    at,
    severity: 'warning',
    message: `"${written}" needs the feature ${feature}, which this site doesn't have, ${effect}`,
    hint: `Add ${feature}: {} to site.config.ts, or remove it from the fence.`,
  };
}

const hasWord = ({ common, others }: FenceWords, name: string) =>
  common.includes(name) || others.includes(name);

function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
