import { hash } from 'node:crypto';
import { index, readBlocks } from 'virtual:content';
import { categoryPages, hrefOf, versionName } from '../../../collections/site-data.ts';
import { labelOfSection, table } from '../../../collections/table.ts';
import { descriptionOf, titleOf } from '../../../content/content-index.ts';
import { site } from '../../../site/site.ts';
import { type IndexedPage, openIndex } from '../index/build-index.ts';
import { planParts } from '../index/plan-parts.ts';
import type { TermRecord } from '../index/term-record.ts';
import type { SearchPage } from '../records/search-page.ts';
import { listSectionHeads, splitSections } from '../records/split-sections.ts';
import { listSearched, type SearchedPage } from './list-searched.ts';

const searched = listSearched(table.pages, index);
const plan = planParts(searched.map(({ words }) => words));
let opened: ReturnType<typeof openIndex> | undefined;
let terms: ReadonlyMap<string, string> | undefined;

/** The search index. @param recall what an earlier build found in its pages */
export function openSearchIndex(recall?: () => TermRecord | undefined) {
  return openIndex(searched.map(indexPage), plan, recall);
}

/** In dev: the text of one of its files. */
export function readIndexFile(name: string): string {
  opened ??= openSearchIndex();
  const group = opened.groups.find((one) => one.name === name);
  if (group) return group.write();
  terms ??= opened.writeTerms().files;
  return terms.get(name) ?? '';
}

/** All that is searched of all pages, one after the other. */
export function* readSearchPages(): Generator<SearchPage> {
  for (const page of searched) yield describeSearched(page);
}

function indexPage(searchedPage: SearchedPage): IndexedPage {
  const { leads, ...page } = describePage(searchedPage);
  const { blocksSum = '', partials = [], headings = [] } = searchedPage.source?.facts ?? {};
  const texts = [blocksSum, partials, partials.length > 0 ? sumOfPartials() : ''];
  return {
    ...page,
    key: hash('sha256', JSON.stringify([page.title, leads, headings, texts])),
    headings: listSectionHeads(page.title, headings),
    read: () => describeSearched(searchedPage).sections,
  };
}

let partialsSum: string | undefined;

/** Which of them a page shows, and these in turn, need not be followed. */
function sumOfPartials(): string {
  partialsSum ??= hash(
    'sha256',
    JSON.stringify(
      index.partials.map(({ file, facts }) => {
        return [file, facts.blocksSum, facts.partials, facts.headings.length];
      }),
    ),
  );
  return partialsSum;
}

/** All that is searched of a page. */
function describeSearched(searchedPage: SearchedPage): SearchPage {
  const { source } = searchedPage;
  const { leads, ...page } = describePage(searchedPage);
  const blocks = source ? readBlocks(source.file) : [];
  const headings = source?.facts.headings ?? [];
  return { ...page, sections: splitSections(page.title, leads, headings, blocks) };
}

function describePage({ page, source }: SearchedPage) {
  const { route, section, kind, head } = page;
  const own = head ?? categoryPages.get(route);
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
