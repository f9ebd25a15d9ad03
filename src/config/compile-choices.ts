import type { CompileChoices } from '../compile/pipeline.ts';
import type { SiteConfig } from '../site/schema.ts';

/** What a site says of how its content is compiled. */
export function compileChoices(
  site: Pick<SiteConfig, 'samples' | 'playground'> | undefined,
): CompileChoices {
  return { showsSamples: site?.samples?.show ?? false, hasPlayground: Boolean(site?.playground) };
}
