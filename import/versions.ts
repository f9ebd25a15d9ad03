import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceSet } from './docs-sets.ts';
import type { SourceSite } from './find-source.ts';
import { listBelow, type Move } from './list-content.ts';
import { type Fields, fieldsOf, itemsOf, stringOf, withoutGaps } from './plain-data.ts';

type Source = Pick<SourceSite, 'folder' | 'docs'>;

/** The names of the frozen versions of a site's docs, newest first. */
function readNames({ folder }: Source): string[] {
  const file = path.join(folder, 'versions.json');
  if (!existsSync(file) || !existsSync(path.join(folder, 'versioned_docs'))) return [];
  return itemsOf(JSON.parse(readFileSync(file, 'utf8'))).flatMap((name) => stringOf(name) ?? []);
}

/** Whether the versions of a site are moved: docs in several sets have versions of their own, which aren't. */
export function movesVersions(source: Source, sets: readonly Pick<SourceSet, 'folder'>[]): boolean {
  return sets.every(({ folder }) => folder === '') && readNames(source).length > 0;
}

/** Lists the files of frozen versions, which are below `content/` as they are in Docusaurus. */
export function listVersionMoves(source: Source): Move[] {
  const { folder } = source;
  const names = ['versioned_docs', 'versioned_sidebars'];
  return [
    ...names.flatMap((name) => listBelow(path.join(folder, name), `content/${name}`)),
    { from: path.join(folder, 'versions.json'), to: 'content/versions.json' },
  ];
}

/** The field `docs.versions`: those that the site shows, with what its options say of each. */
export function convertVersions(source: Source): Fields[] {
  const { versions, lastVersion, includeCurrentVersion, onlyIncludeVersions } = fieldsOf(
    source.docs,
  );
  const frozen = readNames(source);
  const only = itemsOf(onlyIncludeVersions);
  const last = stringOf(lastVersion) ?? frozen[0];
  return [...(includeCurrentVersion === false ? [] : ['current']), ...frozen]
    .filter((name) => only.length === 0 || only.includes(name))
    .map((name) => {
      const {
        label,
        path: below,
        banner,
        badge,
        noIndex: noindex,
      } = fieldsOf(fieldsOf(versions)[name]);
      const isLast = name === last || undefined;
      return withoutGaps({ name, label, path: below, isLast, banner, badge, noindex });
    });
}
