import { digest } from '../../cache/disk-cache.ts';
import { isScript } from './group-blocks.ts';
import type { ProvableBlock } from './sample.ts';

/** Languages that are parsed wherever they stand. */
const parsed = ['json', 'css', 'yaml', 'yml', 'html', 'sh', 'shell', 'bash'] as const;
export type ParsedLanguage = (typeof parsed)[number];

/** Whether a block in this language is parsed. */
export function isParsed(language: string): language is ParsedLanguage {
  return parsed.some((known) => known === language);
}

/** Whether there is something to prove of a block. */
export function isProvable({ language, sample, isPart }: ProvableBlock): boolean {
  return sample !== undefined || (!isPart && (isScript({ language }) || isParsed(language)));
}

/** Says all that decides what is wrong with a block, and nothing of where it stands. */
export function keyOfBlock({ starts: _starts, at: _at, ...block }: ProvableBlock): string {
  return digest(JSON.stringify(block));
}
