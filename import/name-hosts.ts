import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../src/config/schema.ts';
import { endElements } from '../src/config/shown-html.ts';
import type { ContentReading } from '../src/content/content-index.ts';
import { openDraft } from '../src/publish/html/page-draft.ts';
import { readNeeds } from '../src/publish/policy/page-needs.ts';

/** Code in Markdown: it is shown, so it loads nothing. */
const code = /^( *)(`{3,}|~{3,})[\s\S]*?^ *\2|(`+)[^`]+\3/gm;
/** A text as the value of an attribute in JSX, and other values. */
const jsxText = /=\{(["'`])(.*?)\1\}/g;
const jsxValue = /=\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** Components that by their names show a frame: `<VideoEmbed src="…" />`. */
const frames = /<[A-Z]\w*(?:Embed|[Ff]rame)(?=\s)/g;

/**
 * The hosts that content and its components take frames, scripts and the like from, by the fields of
 * `contentSecurityPolicy` that name them.
 * @param modules the files that content imports
 */
export function listHosts(
  root: string,
  { index, broken }: Pick<ContentReading, 'index' | 'broken'>,
  { contentSecurityPolicy, url }: SiteConfig,
  modules: readonly string[],
): Record<string, string[]> {
  const files = [...index.docs, ...index.posts, ...index.partials, ...broken];
  const needed = [...files.map(({ file }) => file), ...modules].flatMap((file) => {
    const written = readFileSync(path.join(root, file), 'utf8');
    const text = modules.includes(file) ? written : written.replace(code, '');
    const html = endElements(
      text.replace(jsxText, '="$2"').replace(jsxValue, '=""').replace(frames, '<iframe'),
    );
    const { errors } = readNeeds(openDraft(file, html), contentSecurityPolicy, url);
    return errors.flatMap(({ listing }) => listing ?? []);
  });
  const byField = Map.groupBy(needed, ({ field }) => field);
  return Object.fromEntries(
    [...byField]
      .sort()
      .map(([field, all]) => [field, [...new Set(all.map(({ host }) => host))].sort()]),
  );
}
