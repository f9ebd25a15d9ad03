import type { Plugin } from 'vite';

/**
 * A plugin that reuses its last result for a file: builds and the development server process most files once for
 * each of their environments, and the output of StyleX is the same in all of them. The plugin knows its rules from
 * the first time.
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
