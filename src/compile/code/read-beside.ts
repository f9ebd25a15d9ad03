import path from 'node:path';
import type { ProjectFile } from '../../features/samples/compiler/project.ts';
import { listRelativeImports } from '../../features/samples/list-relative-imports.ts';
import type { SourceReader } from '../source-reader.ts';

/**
 * Reads what a file of the project imports from beside it, one file from the other.
 * @param file from the root
 * @param title the name that a page gives it, which the others are named after
 */
export function readBeside(
  reader: SourceReader,
  file: string,
  title: string,
  code: string,
): ProjectFile[] {
  const [folder, shown] = [path.posix.dirname(file), path.posix.dirname(title)];
  const texts = new Map([[file, code]]);
  for (const [name, text] of texts) {
    for (const names of listRelativeImports(name, text)) {
      const found = names.find((one) => /\.[jt]sx?$/.test(one) && reader.read(one).kind === 'file');
      if (found === undefined || texts.has(found)) continue;
      const read = reader.read(found);
      if (read.kind === 'file') texts.set(found, read.bytes.toString('utf8'));
    }
  }
  texts.delete(file);
  return Array.from(texts, ([name, text]) => {
    return { name: path.posix.join(shown, path.posix.relative(folder, name)), code: text };
  });
}
