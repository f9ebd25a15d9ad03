import '../process/follow-parent.ts';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FaultError } from '../faults/fault.ts';
import type { CheckedConfig } from './check-config.ts';
import { loadSite } from './load-site.ts';

/** The process of `checkConfig`: what it finds out is its message. */
const root = process.cwd();
const files = new Set([path.join(root, 'site.config.ts')]);
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const file = resolved.url.startsWith('file:') ? fileURLToPath(resolved.url) : '';
    if (file.startsWith(root) && !file.includes('/node_modules/')) files.add(file);
    return resolved;
  },
});

process.send?.(await check());

async function check(): Promise<CheckedConfig> {
  try {
    const site = await loadSite(root);
    return { site, faults: [], files: [...files] };
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return { faults: error.faults, files: [...files] };
  }
}
