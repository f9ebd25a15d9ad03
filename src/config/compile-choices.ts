import { type CompileChoices, type CompilePart, textChoices } from '../compile/compile-part.ts';
import { allFeatures, listFeatures, loadParts } from '../features/load-parts.ts';
import type { SiteConfig } from '../site/schema.ts';

/**
 * What a site says of how its content is compiled.
 * @param site undefined where the configuration cannot be read: it is then unknown which features the
 * site lacks, so content is compiled as with all of them
 */
export function compileChoices(site: SiteConfig | undefined): CompileChoices {
  const features = site ? listFeatures(site) : allFeatures;
  const ofFeatures = Object.fromEntries(
    features.flatMap((feature) =>
      loadParts<CompilePart>([feature], 'compile').map(
        (part) => [feature, part.choices?.(site) ?? {}] as const,
      ),
    ),
  );
  if (!site) return ofFeatures;
  const { markdown, onBrokenMarkdownImages: missingFiles } = site;
  return { ...ofFeatures, [textChoices]: { format: markdown.format, missingFiles } };
}
