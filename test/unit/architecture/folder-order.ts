/**
 * The folders of src in levels, from the lowest to the highest: a file imports only files of its
 * own folder and of lower levels, types included. A folder inside another may have a level of its own. `features/*` is each feature's folder; only the
 * folders that assemble a site are above it, and the configuration of a feature (`field.ts`) is
 * below. A file that is listed by name is its own entry.
 */
export const levels: readonly (readonly string[])[] = [
  ['texts'],
  ['diagnostics', 'publish/html', 'theme', 'waku/names', 'waku/node', 'waku/patches'],
  ['node', 'publish/policy', 'waku/browser', 'waku/server'],
  ['boot', 'content'],
  ['links', 'features/off-by-default.ts'],
  ['features/*/field.ts'],
  ['features/fields.ts', 'features/navbar-items.ts'],
  ['features/load-parts.ts'],
  ['config'],
  ['check/output', 'compile', 'outputs', 'site/navigation', 'theme/fonts'],
  ['compile/files', 'islands', 'site/table'],
  ['check/addresses', 'check/failures'],
  ['check', 'commands/scaffold', 'dev', 'site/collections'],
  ['components', 'publish/bundle/stylex'],
  ['publish/bundle', 'publish/render'],
  ['features/feature.ts', 'features/vite-features.ts', 'features/*'],
  ['pages', 'publish/build'],
  ['commands', 'virtual-modules.d.ts', 'waku.client.tsx', 'waku.server.tsx'],
];

/** Features that may import another feature. */
export const betweenFeatures: Readonly<Record<string, readonly string[]>> = {
  'features/playground': ['features/samples'],
  'features/versions': ['features/search'],
};
