import { digest } from '../../cache/disk-cache.ts';
import { isScript } from './group-blocks.ts';
import { isParsed } from './parsed-languages.ts';
import type { ProvableBlock } from './sample.ts';

/** Whether there is something to prove of a block. */
export function isProvable({ language, sample, isPart }: ProvableBlock): boolean {
  return sample !== undefined || (!isPart && (isScript({ language }) || isParsed(language)));
}

/** Says all that decides what is wrong with a block, and nothing of where it stands. */
export function keyOfBlock({ starts: _starts, at: _at, ...block }: ProvableBlock): string {
  return digest(JSON.stringify(block));
}
