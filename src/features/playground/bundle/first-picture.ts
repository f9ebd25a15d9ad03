import path from 'node:path';
import { openToolCache } from '../../../read/tool-cache.ts';
import type { Picture } from '../protocol/compiler.ts';
import { playgroundFolder, readExamples } from './read-examples.ts';

const compiler = 'src/features/playground/compiler/answer-request.ts';

/** Examples are no strangers' texts, and a build gives the same each time. */
const fixedMark = 'import-of-the-first-example:';

/**
 * What the compiler makes of the project that the playground begins with: its picture does not wait for
 * the compiler to come. Kept from build to build.
 * @returns nothing where a site has no examples, or the first cannot be run
 */
export async function readFirstPicture(root: string): Promise<Picture | undefined> {
  const [first] = readExamples(path.join(root, playgroundFolder));
  if (!first) return undefined;
  const cache = openToolCache(root, compiler);
  const kept = cache.find(first.files);
  if (kept !== undefined) return JSON.parse(kept);
  const { answerRequest } = await import('../compiler/answer-request.ts');
  const { modules, css } = answerRequest({ id: 0, files: first.files, mode: 'production' });
  const [mark] = modules.map(({ importMark }) => importMark);
  if (mark === undefined) return undefined;
  const text = JSON.stringify({ modules, css }).replaceAll(mark, fixedMark);
  cache.store(first.files, text);
  return JSON.parse(text);
}
