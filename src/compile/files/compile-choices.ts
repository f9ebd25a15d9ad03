import type { SiteConfig } from '../../config/schema.ts';
import { allFeatures, findPart, listFeatures, loadParts } from '../../features/load-parts.ts';
import { type CompileChoices, type CompilePart, textChoices } from '../compile-part.ts';

/**
 * The settings of a site that affect how content is compiled.
 * @param site undefined if the configuration is invalid: then the site's features are unknown, and content is
 * compiled with all those that add words to fences, so that no word counts as unknown
 */
export function compileChoices(site: SiteConfig | undefined): CompileChoices {
  const features = site
    ? listFeatures(site)
    : allFeatures.filter((name) => findPart(name, 'words'));
  const ofFeatures = Object.fromEntries(
    features.flatMap((feature) =>
      loadParts<CompilePart>([feature], 'compile').map(
        (part) => [feature, part.choices?.(site) ?? {}] as const,
      ),
    ),
  );
  if (!site) return ofFeatures;
  const { markdown, onBrokenMarkdownImages: missingFiles, onBrokenAnchors, baseUrl } = site;
  const texts = {
    format: markdown.format,
    missingFiles,
    ...(onBrokenAnchors !== 'throw' && { repeatedIds: onBrokenAnchors }),
    ...(site.texts && { interface: JSON.stringify(site.texts) }),
  };
  return { ...ofFeatures, [textChoices]: baseUrl === '/' ? texts : { ...texts, baseUrl } };
}
