declare module 'virtual:content' {
  /** Everything known of the content, without its components. */
  export const index: import('./content/content-index.ts').ContentIndex;
  /** When a file was last changed, as the repository tells. */
  export const changedOn: import('./read/content-source.ts').ContentSource['changedOn'];
  /** All that a text is made of, and the text itself. */
  export const describeText: import('./read/content-source.ts').ContentSource['describeText'];
  export const readText: import('./read/content-source.ts').ContentSource['readText'];
  export const readBlocks: import('./read/content-source.ts').ContentSource['readBlocks'];
  /** The HTML of code that a component shows. */
  export const highlight: import('./read/content-source.ts').ContentSource['highlight'];
  /** What content imports beside other content, by the ids of `resolveImport`. */
  export const modules: Record<string, unknown>;
}

/** What a component gets that imports content. */
declare module '*.mdx' {
  const Content: import('react').ComponentType<Record<string, unknown>>;
  export default Content;
}

declare module '*.md' {
  const Content: import('react').ComponentType<Record<string, unknown>>;
  export default Content;
}

declare module 'virtual:features' {
  /** What the features of the site add to pages and outputs. */
  export const features: readonly import('./outputs/server-part.ts').ServerPart[];
}

declare module 'virtual:features/styles' {}

declare module 'virtual:features/article-styles' {}

declare module 'virtual:features/islands' {
  /** What features run on every page, after what the page shows. */
  export const islands: readonly import('react').ComponentType[];
}

declare module 'virtual:features/client' {
  /** The same for a page that React cannot take over. */
  export const loadIslands: () => Promise<{ Island: import('react').ComponentType }[]>;
}

declare module 'virtual:boot' {
  /** Runs before paint, inline: the colour mode. */
  export const themeScript: string;
  /** Runs on the home page, inline: what is said where the site stands at another address. */
  export const baseUrlScript: string;
  /** The address of the one script of every page. */
  export const bootUrl: string;
  /** That script and what it imports later: paths in the output without a slash before them. */
  export const bootFiles: { name: string; code: string }[];
}

declare module 'virtual:fonts' {
  /** The addresses of the fonts that every page loads first. */
  export const fontUrls: readonly string[];
}

declare module 'virtual:playground' {
  /** The addresses of what the page loads first, and of the workers that compile and check types. */
  export const playgroundUrls: Record<'editor' | 'compiler' | 'types', string>;
  /** Their scripts: paths in the output without a slash before them. */
  export const playgroundFiles: { name: string; code: string }[];
}

declare module 'virtual:preview' {
  /** The address of the script of the playground's frame. */
  export const previewUrls: Record<'preview', string>;
  export const previewFiles: { name: string; code: string }[];
}

declare module 'virtual:compiler-frame' {
  /** The script of the compiler's frame, which is inline in its page, and what allows it there. */
  export const compilerFrame: { code: string; hash: string };
}

declare module 'virtual:examples' {
  /** The playground's projects, the first of which it begins with. */
  export const examples: import('./features/playground/bundle/read-examples.ts').Example[];
}

declare module 'virtual:first-picture' {
  /** The first of the playground's projects as the preview runs it; undefined where there is none. */
  export const firstPicture:
    | import('./features/playground/protocol/compiler.ts').Picture
    | undefined;
}

declare module 'virtual:css-table' {
  /** The words that each property of CSS takes, by its name in camel case. */
  export const cssTable: Record<string, string[]>;
}

declare module 'virtual:type-libraries' {
  /** The texts of declaration files, by where the checker of types finds them. */
  export const libraries: import('./features/playground/types/check-types.ts').TypeLibraries;
}

declare module 'virtual:starter' {
  /** A project that can be run, without its components: texts by their names. */
  export const starterFiles: Record<string, string>;
}

declare module 'virtual:first-project' {
  /** The project that the playground begins with, and what it became, as finished HTML. */
  export const firstProject: string | undefined;
}

declare module 'virtual:first-project/styles' {}

declare module 'virtual:demo' {
  /** The components that the home page shows, and what they became; undefined where it shows none. */
  export const demo: import('./features/samples/show/show-home.ts').ShownHome | undefined;
  /** What proves the reasons of the home page, each as finished HTML, where anything does. */
  export const proofs: (string | undefined)[];
}

declare module 'virtual:releases' {
  /** What each release brought, the newest first. */
  export const releases: readonly import('./features/releases/release.ts').Release[];
}

declare module 'virtual:search-client' {
  /** The client of the provider that `site.config.ts` names, and of no other. */
  export const createSearchClient: () => import('./features/search/client/search-client.ts').SearchClient;
  /** What every question needs beside its words, and what becomes of an answer. */
  export const searchSettings: import('./features/search/client/describe-search.ts').SearchSettings;
}

declare module 'virtual:search-synonyms' {
  /** What people search for instead of titles and headings, by address. */
  export const synonyms: import('./features/search/build/read-synonyms.ts').Synonyms;
}
