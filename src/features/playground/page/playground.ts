import { withBase } from '../../../site/base-path.ts';

/** The addresses of what the playground's page starts. */
export type PlaygroundParts = {
  editor: string;
  compiler: string;
  /** What checks types, where a visitor asks for it. */
  types: string;
  /** The page of the frame that the compiler runs in. */
  compilerFrame: string;
  preview: string;
  /** The project that it begins with and what it became, as HTML, where the site has one. */
  first?: string;
};

/**
 * What the playground's page starts. Bundled when it is asked for, because the development server
 * loads all routes for any page.
 */
export async function getPlayground(): Promise<PlaygroundParts> {
  const { playgroundUrls } = await import('virtual:playground');
  const { firstProject: first } = await import('virtual:first-project');
  const { editor, compiler, types } = playgroundUrls;
  return {
    editor,
    compiler,
    types,
    compilerFrame: withBase('/playground/compiler.html'),
    preview: withBase('/playground/preview.html'),
    first,
  };
}
