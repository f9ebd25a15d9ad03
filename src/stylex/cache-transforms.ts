import type { Plugin } from 'vite';
import { stylexRules } from '../patches/stylex-rules.ts';
import type { ToolCache } from '../read/tool-cache.ts';
import { describeStylexInputs } from './stylex-inputs.ts';

type KeptTransform = { code: string; map: string; rules: unknown };

/**
 * The plugin of StyleX with a cache on disk, for new processes: its compiler takes as long as everything else that
 * is done with a component.
 * @param options its options
 */
export function cacheTransforms(
  plugin: Plugin,
  { root, options, cache }: { root: string; options: unknown; cache: ToolCache },
): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  const describe = (code: string, file: string) => {
    const inputs = describeStylexInputs(root, file, code);
    return inputs && { options, code, inputs };
  };
  /** Files that the plugin compiled itself: it knows their rules, and only it can remove them. */
  const made = new Set<string>();
  return {
    ...plugin,
    async transform(code, id, context) {
      if (!code.includes('stylex')) return transform.call(this, code, id, context);
      const [file = id] = id.split('?');
      const input = describe(code, file);
      const kept = input && !made.has(id) ? cache.find(input) : undefined;
      if (kept !== undefined) return takeKept(id, JSON.parse(kept));
      made.add(id);
      const result = await transform.call(this, code, id, context);
      // An input may have changed during the transform.
      const isSame = JSON.stringify(input) === JSON.stringify(describe(code, file));
      if (input && isSame && typeof result === 'object' && result?.code) {
        const rules = stylexRules.read(id);
        cache.store(input, JSON.stringify({ code: result.code, map: result.map, rules }));
      }
      return result;
    },
  };
}

function takeKept(id: string, { code, map, rules }: KeptTransform) {
  stylexRules.add(id, rules);
  return { code, map };
}
