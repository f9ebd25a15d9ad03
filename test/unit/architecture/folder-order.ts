/**
 * The folders of src from the lowest to the highest, in levels: a file imports only files of its own
 * folder and of lower levels, types included. `features/*` is each feature's folder, and no engine
 * folder is above it but those that put a site together; what the configuration may say of a feature
 * (`field.ts`) is below. A file that is named by itself has a place of its own.
 */
export const levels: readonly (readonly string[])[] = [
  [
    ...['browser-bundle', 'cache', 'faults', 'html', 'markdown', 'patches', 'serve', 'theme'],
    ...['waku/names', 'waku/node'],
  ],
  ['policy', 'process', 'waku/browser', 'waku/server'],
  ['boot', 'content'],
  ['links'],
  ['features/*/field.ts'],
  ['features/fields.ts', 'features/navbar-items.ts'],
  ['features/load-parts.ts', 'site'],
  ['compile', 'fonts', 'navigation', 'outputs', 'verify'],
  ['config', 'islands', 'read', 'table'],
  ['addresses', 'failures'],
  ['check', 'collections', 'dev', 'licenses', 'moving', 'scaffold'],
  ['components', 'stylex'],
  ['engine', 'render'],
  ['features/feature.ts', 'features/vite-features.ts', 'features/*'],
  ['build', 'pages'],
  ['commands', 'virtual-modules.d.ts', 'waku.client.tsx', 'waku.server.tsx'],
];

/** What one feature takes of another. */
export const betweenFeatures: Readonly<Record<string, readonly string[]>> = {
  'features/playground': ['features/samples'],
};
