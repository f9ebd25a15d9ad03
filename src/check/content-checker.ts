import type { Fault } from '../faults/fault.ts';
import { createProver } from '../features/samples/prove/prove-samples.ts';
import type { ReadContent } from '../read/read-content.ts';
import type { SiteConfig } from '../site/schema.ts';
import { checkContent } from './check-content.ts';

/**
 * Creates a function that finds all faults of content that was read: its own, those that need all
 * files together, and those of its samples where the site has them proven.
 * @param keep whether it is called again soon, as in dev
 */
export function createContentChecker(root: string, { keep = false } = {}) {
  let prove: ReturnType<typeof createProver> | undefined;
  return async (
    site: SiteConfig,
    content: ReadContent,
    uncertain: readonly string[] = [],
  ): Promise<Fault[]> => {
    const faults = checkContent(root, site, content, uncertain);
    if (!site.samples.prove) return faults;
    prove ??= createProver(root);
    return [...faults, ...(await prove(content.index, { keep }))];
  };
}
