import { createHash } from 'node:crypto';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const bootId = 'virtual:boot';

/**
 * The Vite plugin: bundles the script of every page apart from the app, so that it stays as small
 * as it is, and offers it as `virtual:boot`. Its file name holds a digest of its text.
 */
export function viteBoot({ root, baseUrl }: { root: string; baseUrl: string }): Plugin {
  let dev = false;
  return {
    name: 'site:boot',
    configResolved: (config) => {
      dev = config.command === 'serve';
    },
    resolveId: (id) => (id === bootId ? `\0${bootId}` : undefined),
    async load(id) {
      if (id !== `\0${bootId}`) return undefined;
      const theme = await bundleScript(path.join(root, 'src/boot/theme-script.ts'), 'iife');
      const code = await bundleScript(path.join(root, 'src/boot/boot.ts'), 'es');
      const digest = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      const url = dev ? `${baseUrl}src/boot/boot.ts` : `${baseUrl}assets/boot-${digest}.js`;
      return [
        `export const themeScript = ${JSON.stringify(theme.trim())};`,
        `export const bootUrl = ${JSON.stringify(url)};`,
        `export const bootCode = ${JSON.stringify(code)};`,
      ].join('\n');
    },
  };
}

async function bundleScript(input: string, format: 'es' | 'iife'): Promise<string> {
  const bundle = await rolldown({ input, platform: 'browser' });
  const { output } = await bundle.generate({ format, minify: true });
  await bundle.close();
  return output[0].code;
}
