/**
 * The components that content may use without an import, or import as `@theme/…`. The compiler checks names
 * against this list, and `components/mdx-components` defines each of them.
 */
export const contentComponents = ['Admonition', 'CodeBlock', 'Details', 'TabItem', 'Tabs'] as const;

export type ContentComponentName = (typeof contentComponents)[number];

/** The Docusaurus modules that this site provides, and the exports of each. */
export const docusaurusModules: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/BrowserOnly': ['default'],
  '@docusaurus/ExecutionEnvironment': ['default'],
  '@docusaurus/Head': ['default'],
  '@docusaurus/Link': ['default'],
  '@docusaurus/Translate': ['default', 'translate'],
  '@docusaurus/isInternalUrl': ['default'],
  '@docusaurus/plugin-content-docs/client': [
    ...['useActiveVersion', 'useLatestVersion', 'useDocsVersion', 'useVersions'],
    ...['useActivePluginAndVersion', 'useActiveDocContext', 'useCurrentSidebarCategory'],
  ],
  '@docusaurus/router': ['Redirect', 'useHistory', 'useLocation'],
  '@docusaurus/theme-common': [
    ...['HtmlClassNameProvider', 'PageMetadata', 'useColorMode', 'useThemeConfig'],
    'useCurrentSidebarCategory',
  ],
  '@docusaurus/useBaseUrl': ['default', 'useBaseUrlUtils'],
  '@docusaurus/useDocusaurusContext': ['default'],
  '@docusaurus/useIsBrowser': ['default'],
};

/** What to do about an import of any other module of Docusaurus. */
export const docusaurusHint = `It belongs to Docusaurus. Of its modules the site has ${Object.keys(docusaurusModules).join(', ')}.`;

/** Components that content must import as `@theme/…`. */
export const importedComponents = [
  ...['DocCardList', 'Heading', 'Layout', 'MDXComponents', 'MDXComponents/A', 'Mermaid'],
  ...['TOCInline', 'ThemedImage'],
] as const;
