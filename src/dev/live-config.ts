import path from 'node:path';
import { compileChoices } from '../compile/files/compile-choices.ts';
import { pickBundled } from '../config/bundled-site.ts';
import { checkConfig } from '../config/check-config.ts';
import { isVersionsFile } from '../config/frozen-versions.ts';
import type { SiteConfig } from '../config/schema.ts';
import { textsPath } from '../config/site-texts.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { allFeatures } from '../features/load-parts.ts';
import type { DevConfig } from './dev-content.ts';

/**
 * Creates the configuration in dev: `site` is the last valid one.
 * @param site the configuration that the server started with
 */
export function createLiveConfig(
  root: string,
  site: SiteConfig,
): DevConfig & { site: () => SiteConfig } {
  let current = site;
  let diagnostics: readonly Diagnostic[] = [];
  let files = new Set([path.join(root, 'site.config.ts'), path.join(root, textsPath)]);
  let reads = 0;
  const setUp = (config: SiteConfig) =>
    JSON.stringify([
      config.baseUrl,
      config.texts,
      config.docs.routeBasePath,
      config.docs.sets,
      config.docs.versions,
      config.home.demo,
      pickBundled(config).hasBarOptions,
      config.home.sections.map(({ proof }) => proof),
      allFeatures.map((feature) => config[feature]),
    ]);
  return {
    site: () => current,
    docsPlace: () => current.docs,
    choices: compileChoices(site),
    diagnostics: () => diagnostics,
    includes: (file) => files.has(file) || isVersionsFile(path.relative(root, file)),
    reload: async () => {
      reads += 1;
      const turn = reads;
      const checked = await checkConfig(root);
      // A read that started later has the newer result, whichever ends first.
      if (turn !== reads) return { restart: false };
      diagnostics = checked.diagnostics;
      // A read that failed early doesn't know all files, so the cause may be in those of the previous read.
      files = new Set([...checked.files, ...(checked.site ? [] : files)]);
      current = checked.site ?? current;
      return { restart: checked.site !== undefined && setUp(checked.site) !== setUp(site) };
    },
  };
}
