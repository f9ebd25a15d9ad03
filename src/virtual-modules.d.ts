declare module 'virtual:content' {
  import type { ComponentType } from 'react';
  import type { ContentIndex } from './content/content-index.ts';

  /** Everything known of the content, without its components. */
  export const index: ContentIndex;
  /** By file. */
  export const contents: Record<string, ComponentType>;
  /** By file, for posts with a truncate marker. */
  export const previews: Record<string, ComponentType>;
}

declare module 'virtual:boot' {
  /** Runs before paint, inline: the colour mode. */
  export const themeScript: string;
  /** The address of the one script of every page. */
  export const bootUrl: string;
  /** That script's text. */
  export const bootCode: string;
}

declare module 'virtual:demo' {
  import type { ComponentType } from 'react';
  import type { Demo } from './compile/compile-demo.ts';

  /** The components that the home page shows, as the compiler of StyleX left them. */
  export const demo: Demo;
  /** The same components, to be rendered. */
  export const demoComponents: ComponentType[];
}
