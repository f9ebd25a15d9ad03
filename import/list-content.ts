import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPageFile } from '../src/content/source-path.ts';
import { listFiles } from '../src/node/list-files.ts';
import { type ContentKind, contentFolder } from './find-source.ts';
import { type Fields, itemsOf, stringOf } from './plain-data.ts';

/** The full path of a file, and where it goes, from the root. */
export type Move = { from: string; to: string };

/**
 * Lists the files of docs or of a blog: pages by the lists `include` and `exclude` of its options, and everything
 * beside them. Partials aren't pages, so the default of `exclude` leaves out nothing.
 * @param folder that of the configuration
 * @param kind the folder of `content/`, and that of the site if the options don't name one
 */
export function listMoves(folder: string, kind: ContentKind, options: Fields): Move[] {
  const target = `content/${kind}`;
  const [included, excluded] = [options.include, options.exclude].map((list) =>
    itemsOf(list).flatMap((pattern) => stringOf(pattern) ?? []),
  );
  return listBelow(contentFolder(folder, kind, options), target).filter(({ to }) => {
    const name = to.slice(target.length + 1);
    const matches = (pattern: string) => path.matchesGlob(name, pattern);
    const isIncluded = !included?.length || included.some(matches);
    return !isPageFile(name) || (isIncluded && !excluded?.some(matches));
  });
}

/** Lists the files of a folder that people keep, without settings for TypeScript, which would be this project's. */
export function listBelow(folder: string, target: string): Move[] {
  if (!existsSync(folder)) return [];
  return listFiles(folder)
    .filter(
      (name) =>
        !/(?:^|\/)(?:node_modules|\.git|\.DS_Store|tsconfig(?:\.\w+)*\.json)(?:\/|$)/.test(name),
    )
    .map((name) => ({ from: path.join(folder, name), to: `${target}/${name}` }));
}
