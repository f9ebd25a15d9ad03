import { withBase } from '../../../config/base-path.ts';

/** The addresses of the scripts that the playground's page starts. */
export type PlaygroundScripts = {
  editor: string;
  compiler: string;
  /** The type checker, loaded on demand. */
  types: string;
  /** The folder of the pages of its frames. */
  frames: string;
  /** The first project with its compiled output, as HTML, if the site has one. */
  first?: string;
};

/**
 * Describes what the playground's page starts. Bundled on demand, because the development server loads all routes
 * for any page.
 */
export async function getPlayground(): Promise<PlaygroundScripts> {
  const { playgroundUrls } = await import('virtual:playground');
  const { firstProject: first } = await import('virtual:first-project');
  const { editor, compiler, types } = playgroundUrls;
  return {
    editor,
    compiler,
    types,
    frames: withBase('/playground/'),
    first,
  };
}
