import { withBase } from '../../../site/base-path.ts';

/** The addresses of the scripts that the playground's page starts. */
export type PlaygroundParts = {
  editor: string;
  compiler: string;
  /** The type checker, loaded on demand. */
  types: string;
  /** The page of the compiler's frame. */
  compilerFrame: string;
  preview: string;
  /** The first project with its compiled output, as HTML, if the site has one. */
  first?: string;
};

/**
 * Describes what the playground's page starts. Bundled on demand, because the development server loads all routes
 * for any page.
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
