/**
 * The components that content may use without an import, or import as `@theme/…`. The compiler
 * checks names against it, and `components/mdx-components` has one for each.
 */
export const contentComponents = ['Admonition', 'CodeBlock', 'Details', 'TabItem', 'Tabs'] as const;

export type ContentComponentName = (typeof contentComponents)[number];

/** The modules of Docusaurus that are here too, and what each exports. */
export const docusaurusModules: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/Link': ['default'],
  '@docusaurus/useBaseUrl': ['default'],
};

/** Components that content may only import as `@theme/…`. */
export const importedComponents = ['DocCardList', 'Heading', 'TOCInline'] as const;
