import type { CheckPart } from '../../check/check-part.ts';
import { createProver } from './prove/prove-samples.ts';

/** Proves the code blocks, if the site has that enabled. */
export const check: CheckPart = (root, { willRepeat }) => {
  let prove: ReturnType<typeof createProver> | undefined;
  return async (site, { index }) => {
    if (!site.samples?.prove) return [];
    prove ??= createProver(root);
    return prove(index, { willRepeat });
  };
};
