import { hash } from 'node:crypto';
import type { ContentSource } from '../../../compile/files/content-source.ts';
import { type ContentIndex, descriptionOf, titleOf } from '../../../content/content-index.ts';
import type { Collections } from '../../../site/collections/create-collections.ts';
import { type IndexedPage, prepareIndex } from '../index/build-index.ts';
import { planShards } from '../index/plan-shards.ts';
import {
  listSectionHeads,
  type SearchPage,
  type SearchSection,
  splitSections,
} from '../index/search-page.ts';
import type { TermRecord } from '../index/term-record.ts';
import { listSearched, type SearchedPage } from './list-searched.ts';
import type { Synonyms } from './read-synonyms.ts';

/** What the search reads of a site. */
export type SearchInput = {
  collections: Pick<Collections, 'index' | 'table' | 'navigation' | 'hrefOf' | 'labelOfSection'>;
  readBlocks: ContentSource['readBlocks'];
  /** Words that people search for instead of titles and headings. */
  synonyms: Synonyms;
  /** The language of the pages. */
  language: string;
};

export type SiteIndex = ReturnType<typeof createSearchIndex>;

/** Creates the search index of a site, with its pages. */
export function createSearchIndex(input: SearchInput) {
  const { index, table, navigation } = input.collections;
  const searched = listSearched(table.pages, index, [...navigation.sidebars.keys()]);
  let partialsSum: string | undefined;
  const sumOfPartials = () => {
    partialsSum ??= digestPartials(index);
    return partialsSum;
  };
  const open = (readPrevious?: () => TermRecord | undefined) => {
    const pages = searched.map((page) => indexPage(page, input, sumOfPartials));
    return prepareIndex(pages, planShards(searched.map(({ words }) => words)), readPrevious);
  };
  let opened: ReturnType<typeof prepareIndex> | undefined;
  let terms: ReadonlyMap<string, string> | undefined;
  return {
    /**
     * Opens the index.
     * @param readPrevious reads the terms that the previous build found
     */
    open,
    /** In dev: returns the text of one of its files. */
    readFile: (name: string): string => {
      opened ??= open();
      const group = opened.groups.find((group) => group.name === name);
      if (group) return group.write();
      terms ??= opened.writeTerms().files;
      return terms.get(name) ?? '';
    },
    /** Returns the indexed content of all pages. */
    readPages: (): SearchPage[] => searched.map((page) => readSearchPage(page, input)),
  };
}

function indexPage(
  searchedPage: SearchedPage,
  input: SearchInput,
  sumOfPartials: () => string,
): IndexedPage {
  const { leads, ...page } = describeSearched(searchedPage, input);
  const { blocksSum = '', partials = [], headings = [] } = searchedPage.source?.facts ?? {};
  const sections = addSynonyms(listSectionHeads(page.title, headings), searchedPage, input);
  const synonyms = sections.map((section) => section.synonyms);
  const texts = [blocksSum, partials, partials.length > 0 ? sumOfPartials() : ''];
  return {
    ...page,
    key: hash('sha256', JSON.stringify([page.title, leads, headings, synonyms, texts])),
    headings: sections,
    read: () => readSearchPage(searchedPage, input).sections,
  };
}

/** A digest of all partials, which is simpler than following those that a page shows. */
function digestPartials({ partials }: ContentIndex): string {
  const facts = partials.map(({ file, facts }) => [
    file,
    facts.blocksSum,
    facts.partials,
    facts.headings.length,
  ]);
  return hash('sha256', JSON.stringify(facts));
}

/** The indexed content of a page. */
function readSearchPage(searchedPage: SearchedPage, input: SearchInput): SearchPage {
  const { source } = searchedPage;
  const { leads, ...page } = describeSearched(searchedPage, input);
  const blocks = source ? input.readBlocks(source.file) : [];
  const headings = source?.facts.headings ?? [];
  const sections = splitSections(page.title, leads, headings, blocks);
  return { ...page, sections: addSynonyms(sections, searchedPage, input) };
}

/** Synonyms belong to the page, or to one of its headings. */
function addSynonyms<Section extends Omit<SearchSection, 'blocks'>>(
  sections: readonly Section[],
  { page: { route } }: SearchedPage,
  { synonyms }: SearchInput,
): Section[] {
  return sections.map((section) => {
    const words = synonyms[section.id === '' ? route : `${route}#${section.id}`];
    return words ? { ...section, synonyms: words } : section;
  });
}

function describeSearched({ page, source }: SearchedPage, { collections, language }: SearchInput) {
  const { route, section, kind, head, version } = page;
  const listed = head ?? collections.navigation.categoryByRoute.get(route);
  const title = source ? titleOf(source) : (listed?.title ?? '');
  const heading = source?.facts.ownHeading;
  const isDoc = kind === 'doc' || kind === 'category';
  return {
    path: collections.hrefOf(route),
    title,
    leads: [
      source ? descriptionOf(source) : listed?.description,
      heading === title ? undefined : heading,
    ],
    lvl0: collections.labelOfSection(section),
    tag: isDoc ? `docs-default-${version}` : 'default',
    ...(isDoc && { version }),
    language,
    // Posts become outdated, so among equals docs come first.
    weight: kind === 'post' ? 0.7 : 1,
  };
}
