/**
 * The components that content may use without an import, or import as `@theme/…`. The compiler
 * checks names against it, and `components/mdx-components` has one for each.
 */
export const contentComponents = ['Admonition', 'CodeBlock', 'Details', 'TabItem', 'Tabs'] as const;

export type ContentComponentName = (typeof contentComponents)[number];

/** The modules of Docusaurus that are here too, and what each exports. */
export const docusaurusModules: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/BrowserOnly': ['default'],
  '@docusaurus/ExecutionEnvironment': ['default'],
  '@docusaurus/Link': ['default'],
  '@docusaurus/Translate': ['default', 'translate'],
  '@docusaurus/plugin-content-docs/client': [
    ...['useActiveVersion', 'useLatestVersion', 'useDocsVersion', 'useVersions'],
    ...['useActivePluginAndVersion', 'useActiveDocContext'],
  ],
  '@docusaurus/useBaseUrl': ['default'],
  '@docusaurus/useDocusaurusContext': ['default'],
  '@docusaurus/useIsBrowser': ['default'],
};

/** Components that content may only import as `@theme/…`. */
export const importedComponents = [
  ...['DocCardList', 'Heading', 'MDXComponents', 'MDXComponents/A', 'TOCInline', 'ThemedImage'],
] as const;
