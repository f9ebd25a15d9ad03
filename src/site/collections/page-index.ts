import { descriptionOf, titleOf } from '../../content/content-index.ts';
import { countOf } from '../../diagnostics/count-of.ts';
import { markdownPathOf } from '../../links/markdown-path.ts';
import { buildAbsoluteUrl } from '../../outputs/absolute-url.ts';
import { fullFile, skillFile } from '../../outputs/agents/index-file.ts';
import {
  buildIndexChunk,
  buildIndexRoot,
  type IndexEntry,
} from '../../outputs/agents/page-index.ts';
import type { SkillSection } from '../../outputs/agents/skill.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { labelOfSection } from '../navigation/section-labels.ts';
import { type IndexChunk, listIndexChunks } from '../table/index-chunks.ts';
import type { SitePage } from '../table/site-page.ts';
import type { SiteData } from './site-data.ts';

/** Writes `llms.txt`: a description of the site, with the list of each section. */
export function writeIndexRoot(data: SiteData): string {
  const { site, table } = data;
  const sections = listIndexChunks(table.pages).map((section) => ({
    title: nameOf(data, section),
    description: countOf(section.pages.length, 'page'),
    address: addressOf(data, section.path),
  }));
  const title = 'All pages in one file';
  const full = {
    title,
    description: 'truncated if it is very long',
    address: addressOf(data, fullFile),
  };
  const skill = {
    title: 'Skill for agents',
    description: 'pages, options and samples in one file',
    address: addressOf(data, skillFile),
  };
  return buildIndexRoot(site, sections, hasSkill(data) ? [full, skill] : [full]);
}

/**
 * Writes the list of one section's pages.
 * @param path the path of the file, as in the table
 */
export function writeIndexChunk(data: SiteData, path: string): string {
  const indexFile = listIndexChunks(data.table.pages).find((section) => section.path === path);
  if (!indexFile) return '';
  return buildIndexChunk(
    nameOf(data, indexFile),
    indexFile.pages.map((page) => describeEntry(data, page)),
  );
}

function nameOf({ navigation, site }: SiteData, { section, number }: IndexChunk): string {
  const name = labelOfSection(section, navigation, site);
  return number === 1 ? name : `${name}, part ${number}`;
}

function describeEntry(data: SiteData, page: SitePage): IndexEntry {
  const href = data.hrefOf(page.route);
  const path = markdownPathOf(href, data.site.baseUrl) ?? href;
  return { ...describeListedPage(data, page), address: buildAbsoluteUrl(data.site.url, path) };
}

const hasSkill = ({ table }: SiteData) => table.outputs.some(({ kind }) => kind === 'skill');

/** The docs by section, as the skill lists them; none if the site has no skill. */
export function listSkillSections(data: SiteData): SkillSection[] {
  if (!hasSkill(data)) return [];
  const docs = listIndexChunks(data.table.pages).filter(({ pages }) =>
    pages.some(({ kind }) => kind === 'doc'),
  );
  return docs.map((section) => ({
    title: nameOf(data, section),
    pages: section.pages.map((page) => ({
      ...describeEntry(data, page),
      file: markdownPathOf(page.route),
    })),
  }));
}

/** The title and description of a page in lists. */
export function describeListedPage(
  { site, index, posts, navigation }: SiteData,
  { kind, route, head, source: { name } }: SitePage,
): Omit<IndexEntry, 'address'> {
  const source = lookUpDocs(index).byRoute.get(route) ?? posts.byRoute.get(route);
  if (source) return { title: titleOf(source) || site.title, description: descriptionOf(source) };
  if (kind === 'home') return { title: site.title, description: site.tagline };
  // A list is named after its content: "the list of posts".
  const list = name.replace(/^the (.)/, (_, first: string) => first.toUpperCase());
  return head ?? navigation.categoryByRoute.get(route) ?? { title: list };
}

function addressOf({ site, hrefOfLink }: SiteData, path: string): string {
  return buildAbsoluteUrl(site.url, hrefOfLink(path));
}
