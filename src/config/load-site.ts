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
 * What one look at `site.config.ts` found; `site` is absent where it has faults, and `stripped` is
 * what is right in it.
 */
export type LoadedSite = { site?: SiteConfig; stripped?: StrippedConfig; faults: Fault[] };

/**
 * Reads and checks `site.config.ts` of a project.
 * @returns with every wrong field at its line and column, or where the file breaks off
 */
export async function loadSite(root: string): Promise<LoadedSite> {
  if (!existsSync(path.join(root, file))) {
    const hint = 'A site is content/, public/ and this file.';
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
