import path from 'node:path';
import type { DevConfig } from '../compile/dev/dev-content.ts';
import type { Fault } from '../faults/fault.ts';
import type { SiteConfig } from '../site/schema.ts';
import { checkConfig } from './check-config.ts';

/** The configuration in dev: `site` is the last one that was right. */
export type LiveConfig = DevConfig & { site: () => SiteConfig };

/** @param site the configuration that the server was set up by */
export function createLiveConfig(root: string, site: SiteConfig): LiveConfig {
  let current = site;
  let faults: readonly Fault[] = [];
  const own = path.join(root, 'site.config.ts');
  let files = new Set([own]);
  const setUp = ({ baseUrl, home }: SiteConfig) => JSON.stringify([baseUrl, home.demo]);
  return {
    site: () => current,
    faults: () => faults,
    // Until it was read once nobody knows what else it is made of.
    includes: (file) => files.has(file) || (files.size === 1 && isOwnModule(root, file)),
    reload: async () => {
      const checked = await checkConfig(root);
      faults = checked.faults;
      // Where it breaks off early, what it was made of before may be what is wrong.
      files = new Set([...checked.files, ...(checked.site ? [] : files)]);
      current = checked.site ?? current;
      return { restart: checked.site !== undefined && setUp(checked.site) !== setUp(site) };
    },
  };
}

function isOwnModule(root: string, file: string): boolean {
  return path.dirname(file) === root && /\.(?:ts|js|json)$/.test(file);
}
