import type { ContentFacts } from '../content/content-facts.ts';
import { resolveImport } from '../content/resolve-import.ts';
import type { TextBlock } from '../content/text-block.ts';

/** The facts and text blocks of a file. */
export type BlockReader = (
  file: string,
) => { facts: ContentFacts; blocks: TextBlock[] } | undefined;

/** The text blocks of a page, with those of its partials in their places. */
export function joinBlocks(
  file: string,
  read: BlockReader,
  above: readonly string[] = [],
): TextBlock[] {
  const found = read(file);
  if (!found || above.includes(file)) return [];
  let blocks = found.blocks;
  // From the end, so that earlier positions stay right.
  for (const { specifier, place } of found.facts.partials.toReversed()) {
    const resolved = resolveImport(specifier, file);
    if (resolved.kind !== 'content') continue;
    const added = joinBlocks(resolved.file, read, [...above, file]);
    const headings = read(resolved.file)?.facts.headings.length ?? 0;
    blocks = [
      ...blocks.filter((block) => block.place <= place),
      ...added.map((block) => ({ ...block, place: block.place + place })),
      ...blocks
        .filter((block) => block.place > place)
        .map((block) => ({ ...block, place: block.place + headings })),
    ];
  }
  return blocks;
}
