import path from 'node:path';
import type { PageBlock } from '../../../compile/code/page-block.ts';
import type { SourceReader } from '../../../compile/source-reader.ts';
import { unifyLines } from '../../../content/unify-lines.ts';
import type { ProjectFile } from '../compiler/project.ts';
import { listRelativeImports } from '../names/find-imported.ts';
import type { SampleBlock } from '../sample.ts';
import { readContract } from './fence-contract.ts';

/** Reads the sample attributes of a block and, if it shows a file of the project, that file's imports. */
export function readBlock(
  { attributes, isFilled: _isFilled, file, ...block }: PageBlock,
  reader: SourceReader,
): SampleBlock {
  const { contract } = readContract(attributes);
  const { title } = block;
  return {
    ...block,
    contract,
    ...(file && title && { beside: readBeside(reader, file, title) }),
  };
}

/**
 * Reads the relative imports of a file, recursively.
 * @param file path from the root
 * @param title the file's name on the page; the names of the others are relative to it
 */
export function readBeside(reader: SourceReader, file: string, title: string): ProjectFile[] {
  const [folder, shown] = [path.posix.dirname(file), path.posix.dirname(title)];
  const texts = new Map<string, string>();
  const take = (name: string) => {
    const read = reader.read(name);
    if (read.kind === 'file') texts.set(name, unifyLines(read.bytes.toString('utf8')));
  };
  take(file);
  for (const [name, text] of texts) {
    for (const names of listRelativeImports(name, text)) {
      const imported = names.find(
        (candidate) => /\.[jt]sx?$/.test(candidate) && reader.read(candidate).kind === 'file',
      );
      if (imported !== undefined && !texts.has(imported)) take(imported);
    }
  }
  texts.delete(file);
  return Array.from(texts, ([name, text]) => {
    return { name: path.posix.join(shown, path.posix.relative(folder, name)), code: text };
  });
}
