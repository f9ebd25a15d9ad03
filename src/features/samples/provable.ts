import { digest } from '../../cache/disk-cache.ts';
import { isScript } from './group-blocks.ts';
import { isParsed } from './parsed-languages.ts';
import type { ProvableBlock } from './sample.ts';

/** Whether a block shows a call of StyleX, in whatever language: a diff, or text. */
export const showsStyleX = (code: string): boolean => /\bstylex\.\w+\(/.test(code);

/** Whether there is something to prove of a block, or something of StyleX to count. */
export function isProvable({ language, code, sample, claim, isPart }: ProvableBlock): boolean {
  return (
    sample !== undefined ||
    claim !== undefined ||
    (!isPart && (isScript({ language }) || isParsed(language) || showsStyleX(code)))
  );
}

/** Says all that decides what is wrong with a block, and nothing of where it stands. */
export function keyOfBlock({ starts: _starts, at: _at, ...block }: ProvableBlock): string {
  return digest(JSON.stringify(block));
}
