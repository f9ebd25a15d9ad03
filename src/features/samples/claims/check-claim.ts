import { describeStop } from '../prove/check-block.ts';
import type { TypedFile } from '../prove/check-types.ts';
import type { Problem, Wrong } from '../prove/problem.ts';
import type { Claim, ClaimedCode, ProvableBlock } from '../sample.ts';
import { askOrStop, StoppedError } from './ask-or-stop.ts';
import { checkErrors } from './check-errors.ts';
import { checkFixed } from './check-fixed.ts';
import { checkNames } from './check-names.ts';
import { checkSignature } from './check-signature.ts';
import { checkTold } from './check-told.ts';
import { writeSignature } from './write-signature.ts';

/** The file whose types decide a claim, if types do. */
export function listTypedFile({ claim, code }: ProvableBlock): TypedFile[] {
  if (claim?.kind === 'signature') return [writeSignature(code, claim)];
  if (claim?.kind === 'errors') return [claim.about];
  return claim?.kind === 'told' && claim.by === 'types' && claim.about ? [claim.about] : [];
}

/**
 * Compares a block's claim with the tools.
 * @param types TypeScript's problems in the claim's file
 */
export async function checkClaim(
  code: string,
  claim: Claim,
  types: readonly Problem[],
): Promise<Wrong[]> {
  try {
    return await compareWithTools(code, claim, types);
  } catch (error) {
    if (error instanceof StoppedError) return [describeStop('the code', error.message)];
    throw error;
  }
}

async function compareWithTools(
  code: string,
  claim: Claim,
  types: readonly Problem[],
): Promise<Wrong[]> {
  switch (claim.kind) {
    case 'names':
      return checkNames(code, claim);
    case 'signature':
      return checkSignature(code, claim, writeSignature(code, claim), types);
    case 'errors':
      return checkErrors(code, claim.from, [...(await askTools(claim.about)), ...types]);
    case 'fixed': {
      if (!claim.about) return [nothingAbove];
      const { fixed } = await askRules(claim.about, claim.rule);
      return checkFixed(code, claim.rule, fixed);
    }
    case 'told': {
      if (!claim.about) return [nothingAbove];
      const [{ problems }, others] = [await askRules(claim.about), await askTools(claim.about)];
      const lint = claim.by === 'lint' ? problems : others;
      return checkTold(code, claim.by, textOf(claim.about), [...lint, ...types]);
    }
  }
}

const nothingAbove: Wrong = {
  message: 'told needs a code block above it',
  hint: 'Put the code first, or remove told.',
};

const textOf = ({ files, file }: ClaimedCode) =>
  files.find(({ name }) => name === file)?.code ?? '';

/** The problems that the compiler and the linter report in a file, as in a sample. */
async function askTools({ files, file }: ClaimedCode): Promise<Problem[]> {
  const sample = { files, file, fails: [] };
  return askOrStop('check', { language: 'tsx', code: '', sample });
}

async function askRules(about: ClaimedCode, fix?: string) {
  const file = { name: about.file, code: textOf(about) };
  return askOrStop('everyRule', { file, ...(fix !== undefined && { fix }) });
}
