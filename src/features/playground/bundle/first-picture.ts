import path from 'node:path';
import { openToolCache } from '../../../compile/files/tool-cache.ts';
import type { Picture } from '../protocol/compiler.ts';
import { playgroundFolder, readExamples } from './read-examples.ts';

const compiler = 'src/features/playground/compiler/answer-request.ts';

/** A fixed mark is safe for examples, which are the site's own, and keeps builds reproducible. */
const fixedMark = 'import-of-the-first-example:';

/**
 * Compiles the playground's first project, so that its preview doesn't wait for the compiler. Cached between
 * builds.
 * @returns undefined if the site has no examples, or the first can't be run
 */
export async function readFirstPicture(root: string): Promise<Picture | undefined> {
  const [first] = readExamples(path.join(root, playgroundFolder));
  if (!first) return undefined;
  const cache = openToolCache(root, compiler);
  const stored = cache.find(first.files);
  if (stored !== undefined) return JSON.parse(stored);
  const { answerCompilerRequest } = await import('../compiler/answer-request.ts');
  const { modules, css } = answerCompilerRequest({ id: 0, files: first.files, mode: 'production' });
  const [mark] = modules.map(({ importMark }) => importMark);
  if (mark === undefined) return undefined;
  const text = JSON.stringify({ modules, css }).replaceAll(mark, fixedMark);
  cache.store(first.files, text);
  return JSON.parse(text);
}
