import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from '../faults/fault.ts';
import { readSiteConfig } from '../site/check-site-config.ts';
import type { SiteConfig } from '../site/schema.ts';
import { type StrippedConfig, stripInvalidFields } from '../site/strip-invalid-fields.ts';
import { faultOfImport } from './import-fault.ts';
import { placeConfigFaults } from './place-config-faults.ts';

const file = 'site.config.ts';

/**
 * The result of reading `site.config.ts`: `site` is absent if it has faults, and `stripped` contains its valid
 * fields.
 */
export type LoadedSite = { site?: SiteConfig; stripped?: StrippedConfig; faults: Fault[] };

/**
 * Reads and checks a project's `site.config.ts`.
 * @returns the configuration, and a fault with line and column for every invalid field or for a syntax error
 */
export async function loadSite(root: string): Promise<LoadedSite> {
  if (!existsSync(path.join(root, file))) {
    const hint = 'Create it: a site is content/, public/ and this file.';
    return { faults: [{ file, message: 'there is no such file', hint }] };
  }
  let loaded: unknown;
  try {
    loaded = await import(pathToFileURL(path.join(root, file)).href);
  } catch (error) {
    return { faults: [faultOfImport(root, file, error)] };
  }
  if (!(typeof loaded === 'object' && loaded && 'default' in loaded)) {
    const hint = 'Write `export default { … } satisfies SiteConfigInput`.';
    return { faults: [{ file, line: 1, column: 1, message: 'it has no default export', hint }] };
  }
  const checked = readSiteConfig(loaded.default);
  if ('site' in checked) return { ...checked, faults: [] };
  return {
    stripped: stripInvalidFields(loaded.default),
    faults: placeConfigFaults(root, checked.faults),
  };
}
