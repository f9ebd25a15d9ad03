import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageAttributes } from '../src/compile/assets/image-attributes.ts';
import type { SiteConfig } from '../src/config/schema.ts';
import type { ContentIndex } from '../src/content/content-index.ts';
import { joinRoute } from '../src/content/route.ts';
import { findMainRoute } from '../src/site/navigation/navbar-diagnostics.ts';
import { buildNavigation } from '../src/site/navigation/site-navigation.ts';
import { type Fields, fieldsOf, itemsOf } from './plain-data.ts';

/** How high Docusaurus shows a logo in pixels, whatever its configuration says. */
const logoHeight = 32;

/**
 * Adds what Docusaurus finds out by itself or a page of its own says: the size of the logo, and on
 * the home page links to the docs and the blog.
 * @param root the project that the files were copied into
 * @param blogBase the route that the blog had
 */
export function completeConfig(
  root: string,
  written: unknown,
  site: SiteConfig,
  index: ContentIndex,
  blogBase?: unknown,
): Fields {
  const data = fieldsOf(written);
  const moved = redirectPosts(blogBase, index);
  const actions = listActions(site, index);
  const logo = fitLogo(root, fieldsOf(fieldsOf(data.navbar).logo));
  return {
    ...data,
    ...(logo && { navbar: { ...fieldsOf(data.navbar), logo } }),
    ...(actions.length > 0 && { home: { actions } }),
    ...(moved.length > 0 && { redirects: [...itemsOf(data.redirects), ...moved] }),
  };
}

/** From the addresses that a blog at another route had, unless pages have them now. */
function redirectPosts(base: unknown, { docs, posts }: ContentIndex): Fields[] {
  const isOther = typeof base === 'string' && joinRoute(base) !== '/blog/';
  if (!isOther || posts.length === 0) return [];
  const taken = new Set(['/', ...docs.map(({ route }) => route)]);
  const all = posts.map(({ slug, route }) => ({ from: joinRoute(base, slug), to: route }));
  return [{ from: joinRoute(base), to: '/blog/' }, ...all].filter(({ from }) => !taken.has(from));
}

function listActions(site: SiteConfig, index: ContentIndex): Fields[] {
  const docs = findMainRoute({ site, index, sidebars: buildNavigation(index, site).sidebars });
  return [
    ...(docs === undefined ? [] : [{ label: 'Read the docs', to: docs }]),
    ...(index.posts.length === 0 ? [] : [{ label: 'Blog', to: '/blog/' }]),
  ];
}

/** A logo at the size at which Docusaurus shows it; undefined where its file doesn't tell. */
function fitLogo(root: string, logo: Fields): Fields | undefined {
  if (typeof logo.src !== 'string') return undefined;
  try {
    const bytes = readFileSync(path.join(root, 'public', logo.src));
    const { width } = imageAttributes(bytes, { height: String(logoHeight) }, true);
    return { ...logo, width: Number(width), height: logoHeight };
  } catch {
    // A file that is not there, or no picture: a build tells of it.
    return undefined;
  }
}
