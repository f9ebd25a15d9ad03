import type { Plugin } from 'vite';

/**
 * A plugin whose last result for a file is used again: builds and the development server go through
 * most files once for each of their environments, and what StyleX makes of a file is the same in
 * all of them. Its rules stay known from the first time.
 */
export function transformOnce(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  const last = new Map<string, { code: string; result: ReturnType<typeof transform> }>();
  return {
    ...plugin,
    transform(code, id, options) {
      const known = last.get(id);
      if (known?.code === code) return known.result;
      const result = transform.call(this, code, id, options);
      last.set(id, { code, result });
      return result;
    },
  };
}
