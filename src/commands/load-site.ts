import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSiteConfig } from '../site/check-site-config.ts';
import type { SiteConfig } from '../site/schema.ts';

/** Reads and checks `site.config.ts` of a project. */
export async function loadSite(root: string): Promise<SiteConfig> {
  const loaded: unknown = await import(pathToFileURL(path.join(root, 'site.config.ts')).href);
  const input = typeof loaded === 'object' && loaded && 'default' in loaded ? loaded.default : {};
  return checkSiteConfig(input);
}
