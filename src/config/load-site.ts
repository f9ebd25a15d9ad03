import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FaultError } from '../faults/fault.ts';
import { readSiteConfig } from '../site/check-site-config.ts';
import type { SiteConfig } from '../site/schema.ts';
import { faultOfImport } from './import-fault.ts';
import { placeConfigFaults } from './place-config-faults.ts';

const file = 'site.config.ts';

/**
 * Reads and checks `site.config.ts` of a project.
 * @throws FaultError with every wrong field at its line and column, or where the file breaks off
 */
export async function loadSite(root: string): Promise<SiteConfig> {
  if (!existsSync(path.join(root, file))) {
    const hint = 'A site is content/, public/ and this file.';
    throw new FaultError([{ file, message: 'there is no such file', hint }]);
  }
  const checked = readSiteConfig(await importConfig(root));
  if ('site' in checked) return checked.site;
  throw new FaultError(placeConfigFaults(root, checked.faults));
}

async function importConfig(root: string): Promise<unknown> {
  let loaded: unknown;
  try {
    loaded = await import(pathToFileURL(path.join(root, file)).href);
  } catch (error) {
    throw new FaultError([faultOfImport(root, file, error)]);
  }
  if (typeof loaded === 'object' && loaded && 'default' in loaded) return loaded.default;
  const hint = 'Write `export default { … } satisfies SiteConfigInput`.';
  throw new FaultError([{ file, line: 1, column: 1, message: 'it has no default export', hint }]);
}
