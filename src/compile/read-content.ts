import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { ContentIndex, DocSource, PostSource } from '../content/content-index.ts';
import {
  authorsFile,
  categoryFile,
  docFrontMatter,
  postFrontMatter,
  tagsFile,
} from '../content/front-matter-schema.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { isPageFile, readDocPath, readPostPath } from '../content/source-path.ts';
import { splitFrontMatter } from '../content/split-front-matter.ts';
import type { Fault } from '../faults/fault.ts';
import type { ContentCompiler } from './content-cache.ts';
import { readPartials } from './read-partials.ts';

export type ReadContent = {
  index: ContentIndex;
  faults: Fault[];
  /** The routes of files with faults, as far as their paths tell: links to them are not broken. */
  failed: Map<string, string>;
};

/**
 * Reads and compiles everything below `content/`.
 * @param drafts whether drafts count as pages (in dev)
 * @returns the index of all files that are right, and the faults of all that are not
 */
export async function readContent(
  root: string,
  compile: ContentCompiler,
  drafts: boolean,
): Promise<ReadContent> {
  const faults: Fault[] = [];
  const failed = new Map<string, string>();
  const note = <T>(parsed: { value?: T; faults: Fault[] }): T | undefined => {
    faults.push(...parsed.faults);
    return parsed.value;
  };
  const readFolder = async <S>(
    folder: string,
    parse: (file: string, source: string) => { value?: S; faults: Fault[] },
    draftOf: (value: S) => boolean,
  ) => {
    const files = listFiles(path.join(root, folder)).filter(isPageFile);
    const found = await Promise.all(
      files.map(async (name) => {
        const file = `${folder}/${name}`;
        const source = readFileSync(path.join(root, file), 'utf8');
        const value = note(parse(file, source));
        const result = await compile(file, source);
        faults.push(...result.faults);
        if (value === undefined || !result.compiled) {
          failed.set(file, routeOfFile(file));
          return [];
        }
        if (draftOf(value) && !drafts) return [];
        return [{ ...value, facts: result.compiled }];
      }),
    );
    return found.flat();
  };
  const docs = await readFolder('content/docs', parseDoc, (doc) => doc.frontMatter.draft);
  const posts = await readFolder('content/blog', parsePost, (post) => post.frontMatter.draft);
  const readYaml = <T extends z.ZodType>(file: string, schema: T) =>
    existsSync(path.join(root, file))
      ? note(parseYaml(readFileSync(path.join(root, file), 'utf8'), schema, file))
      : undefined;
  const categories: ContentIndex['categories'] = {};
  for (const name of listFiles(path.join(root, 'content/docs'))) {
    if (!/(^|\/)_category_\.(json|ya?ml)$/.test(name)) continue;
    const category = readYaml(`content/docs/${name}`, categoryFile);
    if (category) categories[path.posix.dirname(name)] = category;
  }
  const authors = readYaml('content/blog/authors.yml', authorsFile) ?? {};
  const tags = readYaml('content/blog/tags.yml', tagsFile) ?? {};
  const { partials, faults: partialFaults } = await readPartials(root, compile, [
    ...docs,
    ...posts,
  ]);
  faults.push(...partialFaults);
  return {
    index: { docs, posts: sortPosts(posts), partials, categories, authors, tags },
    faults,
    failed,
  };
}

type Unread<S> = { value?: Omit<S, 'facts'>; faults: Fault[] };

function parseDoc(file: string, source: string): Unread<DocSource> {
  const { yaml, yamlLine } = splitFrontMatter(source);
  const { value, faults } = parseYaml(yaml, docFrontMatter, file, yamlLine);
  if (!value) return { faults };
  const where = readDocPath(file.replace('content/docs/', ''));
  const parent = where.id.split('/').slice(0, -1);
  const id = value.id ? [...parent, value.id].join('/') : where.id;
  const route = routeWithSlug('/docs', where.route, parent.join('/'), value.slug);
  return { value: { file, id, route, order: where.order, frontMatter: value }, faults };
}

function parsePost(file: string, source: string): Unread<PostSource> {
  const { yaml, yamlLine } = splitFrontMatter(source);
  const { value, faults } = parseYaml(yaml, postFrontMatter, file, yamlLine);
  if (!value) return { faults };
  const where = readPostPath(file.replace('content/blog/', ''));
  const date = value.date ?? where.date;
  if (!date) {
    const message = 'the post has no date';
    const hint = 'Name the file YYYY-MM-DD-name.mdx, or set `date` in its front matter.';
    return { faults: [...faults, { file, line: 1, column: 1, message, hint }] };
  }
  const slug = (value.slug ?? where.slug).replace(/^\/|\/$/g, '');
  return { value: { file, slug, route: `/blog/${slug}/`, date, frontMatter: value }, faults };
}

function routeOfFile(file: string): string {
  return file.startsWith('content/docs/')
    ? joinRoute('/docs', readDocPath(file.replace('content/docs/', '')).route)
    : joinRoute('/blog', readPostPath(file.replace('content/blog/', '')).slug);
}

function routeWithSlug(base: string, route: string, parent: string, slug?: string): string {
  if (slug === undefined) return joinRoute(base, route);
  return slug.startsWith('/') ? joinRoute(base, slug) : joinRoute(base, parent, slug);
}

function joinRoute(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}/`;
}

/** Newest first; posts of one day by slug, so that the order never depends on the disk. */
function sortPosts(posts: PostSource[]): PostSource[] {
  return posts.toSorted((a, b) => compareText(b.date, a.date) || compareText(a.slug, b.slug));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Every file below a folder, as sorted paths with forward slashes. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
