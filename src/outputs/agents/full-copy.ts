import type { RenderHost } from '../render-host.ts';
import { fullFile, indexFile } from './index-file.ts';

/** The maximum length in characters; longer files are of no use to anybody. */
const maxLength = 1_000_000;

/**
 * Writes the Markdown copies of the listed pages into one file, in the order of the lists, up to the maximum
 * length; its first line says how many.
 * @param files the paths of the copies in the output
 */
export function writeFullCopy(
  host: Pick<RenderHost, 'read' | 'write'>,
  files: readonly string[],
  title: string,
): void {
  const texts: string[] = [];
  let room = maxLength;
  for (const file of files) {
    const text = host.read(file);
    room -= text?.length ?? 0;
    if (room < 0) break;
    if (text !== undefined) texts.push(text);
  }
  host.write(
    fullFile,
    `> ${describeChunk(texts.length, files.length, title)}\n\n${texts.join('\n')}`,
  );
}

function describeChunk(count: number, total: number, title: string): string {
  if (count === total)
    return total === 1 ? `The page of ${title}.` : `All ${total} pages of ${title}.`;
  const first = count === 1 ? 'The first' : `The first ${count}`;
  return `${first} of the ${total} pages of ${title}; ${indexFile} lists the others.`;
}
