import type { ContentIndex } from '../../../content/content-index.ts';
import { countOf } from '../../../diagnostics/count-of.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { keyOfBlock } from '../provable.ts';
import { proveBlocks } from './prove-blocks.ts';
import { listSamplePages, placeDiagnostics } from './prove-samples.ts';
import { lineOf, readSamplesLock, samplesLock } from './samples-lock.ts';

/** A line that belongs in the lock, and where its block is. */
export type ProvenLine = {
  text: string;
  file: string;
  at: readonly [line: number, column: number];
};

/**
 * Proves all code blocks of the content, whatever the lock and the cache say.
 * @returns what is wrong, and the lines of the blocks with nothing wrong, not even a warning
 */
export async function proveAnew(
  root: string,
  index: ContentIndex,
): Promise<{ diagnostics: Diagnostic[]; lines: ProvenLine[] }> {
  const pages = listSamplePages(root, index).map((page) => {
    const blocks = page.read();
    return { ...page, blocks, read: () => blocks };
  });
  const blocks = new Map(
    pages.flatMap((page) => page.blocks.map((block) => [keyOfBlock(block), block])),
  );
  const wrong = await proveBlocks(root, [...blocks.values()], false);
  const wrongByKey = new Map([...blocks.keys()].map((key, at) => [key, wrong[at]]));
  return {
    diagnostics: pages.flatMap((page) =>
      placeDiagnostics(page, (key) => wrongByKey.get(key) ?? []),
    ),
    lines: pages.flatMap(({ file, blocks }) =>
      blocks
        .filter((block) => wrongByKey.get(keyOfBlock(block))?.length === 0)
        .map((block) => ({ text: lineOf(file, block), file, at: block.at })),
    ),
  };
}

/**
 * Compares the lock of a site with the lines that belong in it. Their order doesn't count, and neither do
 * repeated ones: both come from merges.
 */
export function compareLock(root: string, lines: readonly ProvenLine[]): Diagnostic[] {
  const written = readSamplesLock(root) ?? new Map<string, number>();
  const right = new Set(lines.map(({ text }) => text));
  const missing = lines.filter(({ text }) => !written.has(text));
  const stale = [...written].filter(([text]) => !right.has(text));
  const hint = 'Run `npm run samples -- --record` and commit the file.';
  const diagnostics: Diagnostic[] = [];
  const [first] = missing;
  if (first) {
    const [line, column] = first.at;
    const count = countOf(missing.length, 'proven code block');
    const message = `${count} not recorded in ${samplesLock}, first this one`;
    diagnostics.push({ file: first.file, line, column, message, hint });
  }
  const [old] = stale;
  if (old) {
    const message = `${countOf(stale.length, 'line')} without a proven code block, first this one`;
    diagnostics.push({ file: samplesLock, line: old[1], column: 1, message, hint });
  }
  return diagnostics;
}
