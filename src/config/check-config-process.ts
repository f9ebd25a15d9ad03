import '../node/follow-parent.ts';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckedConfig } from './check-config.ts';
import { loadSite } from './load-site.ts';
import { textsPath } from './site-texts.ts';

/** The process that `checkConfig` starts: it sends its result as a message. */
const root = process.cwd();
const files = new Set([path.join(root, 'site.config.ts'), path.join(root, textsPath)]);
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const file = resolved.url.startsWith('file:') ? fileURLToPath(resolved.url) : '';
    if (file.startsWith(root) && !file.includes('/node_modules/')) files.add(file);
    return resolved;
  },
});

const loaded = await loadSite(root);
const checked: CheckedConfig = { ...loaded, files: [...files] };
process.send?.(checked);
