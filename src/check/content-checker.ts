import type { ReadContent } from '../compile/files/read-content.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FeatureName } from '../features/fields.ts';
import { listFeatures, loadParts } from '../features/load-parts.ts';
import { checkContent } from './check-content.ts';
import type { CheckPart } from './check-part.ts';

/**
 * Creates a function that finds all diagnostics of content: those of single files, those that depend on all files
 * together, and those that features find.
 * @param keep whether the function is called again soon, as in dev
 */
export function createContentChecker(root: string, { willRepeat = false } = {}) {
  const checks = new Map<FeatureName, ReturnType<CheckPart>[]>();
  const checksOf = (feature: FeatureName) => {
    const featureChecks =
      checks.get(feature) ??
      loadParts<CheckPart>([feature], 'check').map((check) => check(root, { willRepeat }));
    checks.set(feature, featureChecks);
    return featureChecks;
  };
  return async (
    site: SiteConfig,
    content: ReadContent,
    uncertain: readonly string[] = [],
  ): Promise<Diagnostic[]> => {
    const diagnostics = checkContent(root, site, content, uncertain);
    for (const check of listFeatures(site).flatMap(checksOf)) {
      diagnostics.push(...(await check(site, content)));
    }
    return diagnostics;
  };
}
