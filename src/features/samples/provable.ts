import { digest } from '../../node/disk-cache.ts';
import { isParsed, isScript } from './group-blocks.ts';
import type { ProvableBlock } from './sample.ts';

/** Whether a block in any language, such as a diff or text, shows a call of StyleX. */
export const showsStyleX = (code: string): boolean => /\bstylex\.\w+\(/.test(code);

/** Whether a block has anything to prove, or a call of StyleX to count. */
export function isProvable({ language, code, sample, isFragment }: ProvableBlock): boolean {
  return (
    sample !== undefined ||
    (!isFragment && (isScript({ language }) || isParsed(language) || showsStyleX(code)))
  );
}

/** Identifies everything that determines the diagnostics of a block, except its place. */
export function keyOfBlock({ starts: _starts, at: _at, ...block }: ProvableBlock): string {
  return digest(JSON.stringify(block));
}
