import { hash } from 'node:crypto';
import { index, readBlocks } from 'virtual:content';
import { descriptionOf, titleOf } from '../content/content-index.ts';
import { buildIndex } from '../search/index/build-index.ts';
import { planParts } from '../search/index/plan-parts.ts';
import { divideSections } from '../search/records/divide-sections.ts';
import type { SearchPage } from '../search/records/search-page.ts';
import { site } from '../site/site.ts';
import { listSearched, type SearchedPage } from '../table/list-searched.ts';
import { getPlaygroundPage } from './own-pages.ts';
import { categoryPages, hrefOf, versionName } from './site-data.ts';
import { labelOfSection, table } from './table.ts';

const searched = listSearched(table.pages, index);
let files: ReadonlyMap<string, string> | undefined;

/** The text of a file of the search index; all are made when the first one is asked for. */
export function readIndexFile(name: string): string {
  files ??= buildIndex(readSearchPages(), planParts(searched.map(({ words }) => words)));
  return files.get(name) ?? '';
}

/** Gives back what the files take of memory, once they are written. */
export function forgetIndexFiles(): void {
  files = undefined;
}

/** All that is searched of all pages, one after the other. */
export function* readSearchPages(): Generator<SearchPage> {
  for (const page of searched) yield describeSearched(page);
}

/** Tells whether an earlier index is right: the same pages with the same texts have the same key. */
export function keyOfIndex(): string {
  const pages = searched.map(({ page, source }) => [
    source?.facts.key,
    { ...describePage({ page, source, words: 0 }), sections: source?.facts.headings },
  ]);
  const partials = index.partials.map(({ facts }) => facts.key);
  return hash('sha256', JSON.stringify(['search', pages, partials]));
}

/** All that is searched of a page. */
function describeSearched(searchedPage: SearchedPage): SearchPage {
  const { source } = searchedPage;
  const { leads, ...page } = describePage(searchedPage);
  const blocks = source ? readBlocks(source.file) : [];
  const headings = source?.facts.headings ?? [];
  return { ...page, sections: divideSections(page.title, leads, headings, blocks) };
}

function describePage({ page, source }: SearchedPage) {
  const { route, section, kind } = page;
  const own = kind === 'playground' ? getPlaygroundPage().meta : categoryPages.get(route);
  const title = source ? titleOf(source) : (own?.title ?? '');
  const heading = source?.facts.ownHeading;
  const isDoc = kind === 'doc' || kind === 'category';
  return {
    path: hrefOf(route),
    title,
    leads: [
      source ? descriptionOf(source) : own?.description,
      heading === title ? undefined : heading,
    ],
    lvl0: labelOfSection(section),
    tag: isDoc ? `docs-default-${versionName}` : 'default',
    ...(isDoc && { version: versionName }),
    language: site.locales.default,
    // News grow old: among equals what is documented comes first.
    weight: kind === 'post' ? 0.8 : 1,
  };
}
