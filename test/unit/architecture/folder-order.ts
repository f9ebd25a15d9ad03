/**
 * The folders of src from the lowest to the highest, in levels: a file imports only files of its own
 * folder and of lower levels, types included. `features/*` is each feature's folder. A file that is
 * named by itself has a level of its own.
 */
export const levels: readonly (readonly string[])[] = [
  [
    ...['browser-bundle', 'cache', 'faults', 'html', 'patches', 'serve', 'theme'],
    ...['waku/names', 'waku/node'],
  ],
  ['policy', 'process', 'waku/browser', 'waku/server'],
  ['boot', 'content'],
  ['links'],
  ['features/fields.ts'],
  ['site'],
  ['compile', 'navigation', 'outputs', 'verify'],
  ['config', 'islands', 'read', 'table'],
  ['check', 'collections', 'dev', 'licenses', 'scaffold'],
  ['components', 'stylex'],
  ['engine', 'render'],
  ['features/*'],
  ['features/features.ts'],
  ['build', 'pages'],
  ['commands', 'virtual-modules.d.ts', 'waku.client.tsx', 'waku.server.tsx'],
];

/** What one feature takes of another. */
export const betweenFeatures: Readonly<Record<string, readonly string[]>> = {
  'features/playground': ['features/samples'],
};

/** The files that import a feature by its name and are below it; the list may only get shorter. */
export const knowsFeatures: Readonly<Record<string, readonly string[]>> = {
  'boot/boot.ts': ['features/playground', 'features/samples'],
  'boot/search-feature.ts': ['features/search'],
  'check/content-checker.ts': ['features/samples'],
  'collections/outputs.ts': ['features/playground', 'features/search'],
  'compile/code/fence-meta.ts': ['features/samples'],
  'compile/code/page-block.ts': ['features/samples'],
  'compile/code/read-beside.ts': ['features/samples'],
  'compile/code/rehype-code-fences.ts': ['features/samples'],
  'compile/compile-content.ts': ['features/samples'],
  'compile/compiled.ts': ['features/samples'],
  'compile/pipeline.ts': ['features/samples'],
  'components/document.tsx': ['features/search'],
  'components/navbar.tsx': ['features/search'],
  'render/render-host.ts': ['features/search'],
  'render/write-site.ts': ['features/search'],
  'table/list-files.ts': ['features/search'],
  'table/site-table.ts': ['features/search'],
};
