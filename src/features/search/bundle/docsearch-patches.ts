import { accessibilityPatches } from './patches/accessibility.ts';
import { behaviorPatches } from './patches/behavior.ts';
import type { DocSearchPatch } from './patches/docsearch-patch.ts';
import { performancePatches } from './patches/performance.ts';

/**
 * Patches for what `@docsearch/react` 5.1.0 does wrong, or ships without need. `test/browser/docsearch-patches.ts`
 * names a test of each: when an upstream release makes that test pass without the patch, delete the patch (`npm
 * run check:docsearch` tries them all).
 */
export const docsearchPatches: readonly DocSearchPatch[] = [
  ...behaviorPatches,
  ...accessibilityPatches,
  ...performancePatches,
];
