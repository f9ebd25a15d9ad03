import type { Plugin } from 'vite';

/**
 * A plugin whose results are used again: a build goes through most files once for each of its
 * environments, and what StyleX makes of a file is the same in all of them. Its rules stay known
 * from the first time.
 */
export function transformOnce(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  const known = new Map<string, ReturnType<typeof transform>>();
  let building = false;
  return {
    ...plugin,
    config(config, environment) {
      building = environment.command === 'build';
      return typeof plugin.config === 'function'
        ? plugin.config.call(this, config, environment)
        : undefined;
    },
    transform(code, id, options) {
      if (!building) return transform.call(this, code, id, options);
      const key = `${id}\0${code}`;
      const result = known.get(key) ?? transform.call(this, code, id, options);
      known.set(key, result);
      return result;
    },
  };
}
