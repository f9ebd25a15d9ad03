declare module 'virtual:content' {
  /** Everything known about the content, without its components. */
  export const index: import('./content/content-index.ts').ContentIndex;
  /** When a file was last changed, according to git. */
  export const changedOn: import('./compile/files/content-source.ts').ContentSource['changedOn'];
  /** The description of a text, and the text itself. */
  export const describeText: import('./compile/files/content-source.ts').ContentSource['describeText'];
  export const readText: import('./compile/files/content-source.ts').ContentSource['readText'];
  export const readBlocks: import('./compile/files/content-source.ts').ContentSource['readBlocks'];
  /** The content of a feature's own file. */
  export const featureContent: import('./compile/files/content-source.ts').ContentSource['featureContent'];
  /** Whether a path is that of a file in `public/`. */
  export const isPublicFile: import('./compile/files/content-source.ts').ContentSource['isPublicFile'];
  /** The highlighted HTML of code that a component shows. */
  export const highlight: import('./compile/files/content-source.ts').ContentSource['highlight'];
  /** The modules that content imports, by the ids of `resolveImport`. */
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
  /** What features run on every page, after its content. */
  export const islands: readonly import('react').ComponentType[];
}

declare module 'virtual:features/client' {
  /** The same for a page that React can't hydrate. */
  export const loadIslands: () => Promise<{ Island: import('react').ComponentType }[]>;
}

declare module 'virtual:boot' {
  /** The inline script before the first paint: it sets the colour mode. */
  export const themeScript: string;
  /**
   * The inline script of the home page: it reports that the site is served at another path than it was built for.
   */
  export const baseUrlScript: string;
  /** The address of the one script of every page. */
  export const bootUrl: string;
  /** That script and its dynamic imports: paths in the output without leading slash. */
  export const bootFiles: { name: string; code: string }[];
}

declare module 'virtual:fonts' {
  /** The addresses of the fonts that every page preloads. */
  export const fontUrls: readonly string[];
}

declare module 'virtual:playground' {
  /** The addresses of the page's script, and of the workers that compile and check types. */
  export const playgroundUrls: Record<'editor' | 'compiler' | 'types', string>;
}

declare module 'virtual:compiler-frame' {
  /** The script of the compiler's frame, which is inline in its page, and the hash that allows it there. */
  export const frame: import('./features/playground/bundle/frame-script.ts').FrameScript;
}

declare module 'virtual:preview-frame' {
  /** The same for the preview's frame. */
  export const frame: import('./features/playground/bundle/frame-script.ts').FrameScript;
}

declare module 'virtual:examples' {
  /** The playground's projects; the first is shown at the start. */
  export const examples: import('./features/playground/bundle/read-examples.ts').Example[];
}

declare module 'virtual:first-example' {
  /** The files of the first of them; undefined if there is none. */
  export const firstExample:
    | import('./features/samples/compiler/project.ts').ProjectFile[]
    | undefined;
}

declare module 'virtual:first-picture' {
  /** The compiled first project, for the preview; undefined if there is none. */
  export const firstPicture:
    | import('./features/playground/protocol/compiler.ts').Picture
    | undefined;
}

declare module 'virtual:css-table' {
  /** The keywords of each CSS property, by its name in camel case. */
  export const cssTable: Record<string, string[]>;
}

declare module 'virtual:type-libraries' {
  /** The texts of type declaration files, by the path at which the type checker finds them. */
  export const libraries: import('./features/playground/types/check-types.ts').TypeLibraries;
}

declare module 'virtual:starter' {
  /** A project that can be run, without its components: texts by file name. */
  export const starterFiles: Record<string, string>;
}

declare module 'virtual:first-project' {
  /** The project that the playground shows first, with its compiled output, as finished HTML. */
  export const firstProject: string | undefined;
}

declare module 'virtual:first-project/styles' {}

declare module 'virtual:demo' {
  /** The components on the home page with their compiled output; undefined if there are none. */
  export const demo: import('./features/samples/show/show-home.ts').ShownHome | undefined;
  /** The proofs of the reasons on the home page, each as finished HTML, if there are any. */
  export const proofs: (string | undefined)[];
}

declare module 'virtual:search-client' {
  /** The client of the search provider in `site.config.ts`, the same one each time. */
  export const openSearchClient: () => import('./features/search/client/search-client.ts').SearchClient;
  /** The settings for each query and for reading its answer. */
  export const searchSettings: import('./features/search/client/describe-search.ts').SearchSettings;
}
