/** The file whose exports every page may show without an import, under the endings that it may have. */
export const sharedComponentsFiles = ['tsx', 'ts', 'jsx', 'js'].map(
  (ending) => `content/components.${ending}`,
);
