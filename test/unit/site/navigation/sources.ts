import type { ContentIndex, DocSource, PostSource } from '../../../../src/content/content-index.ts';
import {
  docFrontMatter,
  postFrontMatter,
} from '../../../../src/content/front-matter/front-matter-schema.ts';
import { readDocPath, readPostPath } from '../../../../src/content/source-path.ts';

type Facts = Partial<DocSource['facts']>;

const noText = { isHtml: true, sum: '', links: [] };

const factsFrom = (facts: Facts) => ({
  headings: [],
  ids: [],
  links: [],
  partials: [],
  imports: [],
  assets: [],
  key: '',
  words: 0,
  truncated: false,
  blocksSum: '',
  texts: { whole: noText, preview: noText },
  ...facts,
});

/** A doc as read from `content/docs/<path>`. */
export function doc(path: string, frontMatter: object = {}, facts: Facts = {}): DocSource {
  const { id, route, order } = readDocPath(path);
  const address = `/docs/${route}/`.replace(/\/+$/, '/');
  const file = `content/docs/${path}`;
  const parsed = docFrontMatter.parse(frontMatter);
  return { file, id, route: address, order, frontMatter: parsed, facts: factsFrom(facts) };
}

/** A post as read from `content/blog/<path>`. */
export function post(path: string, frontMatter: object = {}, facts: Facts = {}): PostSource {
  const { slug, date = '2025-01-01' } = readPostPath(path);
  const parsed = postFrontMatter.parse(frontMatter);
  const file = `content/blog/${path}`;
  return {
    file,
    slug,
    route: `/blog/${slug}/`,
    date,
    frontMatter: parsed,
    facts: factsFrom(facts),
  };
}

/** The content of a site with these parts, and otherwise empty. */
export function contentOf(parts: Partial<ContentIndex>): ContentIndex {
  return {
    docs: [],
    posts: [],
    drafts: [],
    partials: [],
    categories: {},
    authors: {},
    tags: {},
    docTags: {},
    ...parts,
  };
}
