import type { Plugin, ViteDevServer } from 'vite';
import type { ContentEvents } from '../dev/notify-pages.ts';
import { stylexRules } from '../patches/stylex-rules.ts';

/** Modules that are compiled for the first time come in hundreds, so they are announced together. */
const collectMs = 150;

/**
 * The plugin of StyleX, which in dev notifies open pages of a new style sheet. It does so before the edited module
 * can run, so that the new rules arrive before the markup that needs them.
 */
export function announceStyles(plugin: Plugin): Plugin {
  const { transform, configureServer } = plugin;
  if (typeof transform !== 'function' || typeof configureServer !== 'function') return plugin;
  let server: ViteDevServer | undefined;
  let timer: NodeJS.Timeout | undefined;
  const announce = () => {
    clearTimeout(timer);
    const data: ContentEvents['site:styles'] = {};
    server?.environments.client.hot.send({ type: 'custom', event: 'site:styles', data });
  };
  return {
    ...plugin,
    configureServer(started) {
      server = started;
      return configureServer.call(this, started);
    },
    async transform(code, id, options) {
      const before = stylexRules.read(id);
      const result = await transform.call(this, code, id, options);
      const now = stylexRules.read(id);
      if (!server || JSON.stringify(now) === JSON.stringify(before)) return result;
      clearTimeout(timer);
      if (before === undefined) timer = setTimeout(announce, collectMs);
      else announce();
      return result;
    },
  };
}
