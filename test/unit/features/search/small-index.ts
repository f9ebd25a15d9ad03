import type {
  SearchRequest,
  SearchResult,
} from '../../../../src/features/search/client/search-client.ts';
import {
  type IndexedPage,
  prepareIndex,
} from '../../../../src/features/search/index/build-index.ts';
import { planShards } from '../../../../src/features/search/index/plan-shards.ts';
import {
  type SearchPage,
  splitSections,
} from '../../../../src/features/search/index/search-page.ts';
import { createIndexClient } from '../../../../src/features/search/query/local-client.ts';

/** A page from its title and lines: `## Heading`, code after four spaces, else text. */
export function page(title: string, ...lines: string[]): SearchPage {
  const headings: { depth: number; text: string; id: string }[] = [];
  const blocks: { place: number; kind: 'text' | 'code'; text: string }[] = [];
  for (const line of lines) {
    const [, marks, text = ''] = /^(#+) (.*)/.exec(line) ?? [];
    if (marks) {
      const id = text.toLowerCase().replaceAll(' ', '-');
      headings.push({ depth: marks.length, text, id });
    } else {
      const kind = line.startsWith('    ') ? 'code' : 'text';
      blocks.push({ place: headings.length, kind, text: line.trim() });
    }
  }
  return {
    path: `/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}/`,
    title,
    lvl0: 'Learn',
    tag: 'docs-default-current',
    version: 'current',
    language: 'en',
    weight: 1,
    sections: splitSections(title, [], headings, blocks),
  };
}

/** A page in the form that the index expects, with its title as its key. */
export function indexed(page: SearchPage): IndexedPage {
  const { title: key, sections } = page;
  return { ...page, key, headings: sections, read: () => sections };
}

/** The files of an index, by their names. */
export function indexOf(pages: readonly SearchPage[], words = 100): Map<string, string> {
  const index = prepareIndex(pages.map(indexed), planShards(pages.map(() => words)));
  const groups = index.groups.map(({ name, write }) => [name, write()] as const);
  return new Map([...index.writeTerms().files, ...groups]);
}

/** A function that queries an index of these pages. */
export function asker(pages: readonly SearchPage[], words = 100) {
  const files = indexOf(pages, words);
  const client = createIndexClient(async (name) => JSON.parse(files.get(name) ?? ''));
  return (request: SearchRequest): Promise<SearchResult> => client.search(request);
}

/** The addresses of what was found. */
export async function find(pages: readonly SearchPage[], query: string): Promise<string[]> {
  return (await asker(pages)({ query })).hits.map(({ url }) => url.replace('/docs/', ''));
}
