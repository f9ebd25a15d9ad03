declare global {
  /** Where the plugin of StyleX keeps the rules of all files, for the sheet of a development server. */
  var __stylex_unplugin_store: { rulesById: Map<string, unknown>; version: number } | undefined;
}

/**
 * Reads and writes the rules that the plugin of StyleX has of a file, so that a file does not have to
 * be compiled by each process. The plugin keeps them in a global, which is not documented. Not needed
 * once `@stylexjs/unplugin` has a cache on disk, or gives a file's rules with its result.
 */
export const stylexRules = {
  /** The rules of a file; undefined where it has none. */
  read: (id: string): unknown => globalThis.__stylex_unplugin_store?.rulesById.get(id),
  /** Adds the rules of a file, as if the plugin had just compiled it. */
  add: (id: string, rules: unknown): void => {
    const store = globalThis.__stylex_unplugin_store;
    if (!rules || !store) return;
    store.rulesById.set(id, rules);
    store.version += 1;
  },
};
