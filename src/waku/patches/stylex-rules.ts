declare global {
  /**
   * The store in which the plugin of StyleX keeps the rules of all files, for the style sheet of a development
   * server.
   */
  var __stylex_unplugin_store: { rulesById: Map<string, unknown>; version: number } | undefined;
}

/**
 * Reads and writes a file's rules in the plugin of StyleX, so that not every process has to compile it. The plugin
 * keeps them in an undocumented global. Not needed once `@stylexjs/unplugin` has a cache on disk, or returns a
 * file's rules with its result.
 */
export const stylexRules = {
  /** Returns the rules of a file; undefined if it has none. */
  read: (id: string): unknown => globalThis.__stylex_unplugin_store?.rulesById.get(id),
  /** Adds the rules of a file, as if the plugin had just compiled it. */
  add: (id: string, rules: unknown): void => {
    const store = globalThis.__stylex_unplugin_store;
    if (!rules || !store) return;
    store.rulesById.set(id, rules);
    store.version += 1;
  },
};
