import { errorComment } from '../error-comment.ts';
import { isScript } from '../group-blocks.ts';
import { usesStyleX } from '../list-relative-imports.ts';
import type { Claim, ClaimedCode, Sample, SampleBlock } from '../sample.ts';
import { readTold } from './read-told.ts';

const styleX = "import * as stylex from '@stylexjs/stylex';\n";

/**
 * The claim of a block that is compared with the tools: the messages in it, a fix, a signature, or the lines that
 * it marks as errors.
 * @param samples the sample of each block of the page
 */
export function findClaim(
  blocks: readonly SampleBlock[],
  samples: readonly (Sample | undefined)[],
  at: number,
): Claim | undefined {
  const block = blocks[at];
  if (!block) return undefined;
  const { told, signature } = block.contract;
  if (signature !== undefined) {
    const [name = '', simplified] = signature.split(/\s+/);
    return { kind: 'signature', name, isSimplified: simplified === 'simplified' };
  }
  const read = told === undefined ? undefined : readTold(told);
  if (read) return { ...read, about: findAbove(blocks, samples, at) };
  if (!isScript(block) || !errorComment.test(block.code)) return undefined;
  return continueAbove(blocks, samples, at);
}

/** The last code block above that makes no claim about another one. */
function findAbove(
  blocks: readonly SampleBlock[],
  samples: readonly (Sample | undefined)[],
  at: number,
): ClaimedCode | undefined {
  const above = blocks
    .slice(0, at)
    .findLastIndex((block) => isScript(block) && block.contract.told === undefined);
  const block = blocks[above];
  if (!block) return undefined;
  const { files, file } = samples[above] ?? { files: [], file: block.title ?? 'sample.tsx' };
  const code = usesStyleX(block.code) ? block.code : `${styleX}${block.code}`;
  return { files: putFirst(files, file, `${code}\n`), file };
}

/** A block without imports continues the whole sample above it. */
function continueAbove(
  blocks: readonly SampleBlock[],
  samples: readonly (Sample | undefined)[],
  at: number,
): Claim {
  const { code, title } = blocks[at] ?? { code: '' };
  const own = samples[at];
  const whole = samples.slice(0, at).findLast((one) => one && one.fragment === undefined);
  if (usesStyleX(code) || !whole) {
    const { files, file } = own ?? { files: [], file: title ?? 'sample.tsx' };
    return { kind: 'errors', from: 1, about: { files: putFirst(files, file, `${code}\n`), file } };
  }
  const above = whole.files.find(({ name }) => name === whole.file)?.code ?? '';
  const files = putFirst(whole.files, whole.file, `${above}${code}\n`);
  return { kind: 'errors', from: above.split('\n').length, about: { files, file: whole.file } };
}

function putFirst(files: ClaimedCode['files'], name: string, code: string): ClaimedCode['files'] {
  return [{ name, code }, ...files.filter((one) => one.name !== name)];
}
