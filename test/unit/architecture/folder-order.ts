/**
 * The folders of src in levels, from the lowest to the highest: a file imports only files of its
 * own folder and of lower levels, types included. `features/*` is each feature's folder; only the
 * folders that assemble a site are above it, and the configuration of a feature (`field.ts`) is
 * below. A file that is listed by name is its own entry.
 */
export const levels: readonly (readonly string[])[] = [
  [
    ...['browser-bundle', 'cache', 'faults', 'html', 'patches', 'theme'],
    ...['waku/names', 'waku/node'],
  ],
  ['policy', 'process', 'waku/browser', 'waku/server'],
  ['boot', 'content'],
  ['links', 'features/off-by-default.ts'],
  ['features/*/field.ts'],
  ['features/fields.ts', 'features/navbar-items.ts'],
  ['features/load-parts.ts', 'site'],
  ['compile', 'fonts', 'navigation', 'outputs', 'verify'],
  ['config', 'islands', 'read', 'table'],
  ['addresses', 'failures'],
  ['check', 'collections', 'dev', 'moving', 'scaffold'],
  ['components', 'stylex'],
  ['engine', 'render'],
  ['features/feature.ts', 'features/vite-features.ts', 'features/*'],
  ['build', 'pages'],
  ['commands', 'virtual-modules.d.ts', 'waku.client.tsx', 'waku.server.tsx'],
];

/** Features that may import another feature. */
export const betweenFeatures: Readonly<Record<string, readonly string[]>> = {
  'features/playground': ['features/samples'],
};
