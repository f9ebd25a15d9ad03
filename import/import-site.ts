import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileChoices } from '../src/compile/files/compile-choices.ts';
import { createContentCompiler } from '../src/compile/files/content-cache.ts';
import { readContent } from '../src/compile/files/read-content.ts';
import { checkSiteConfig } from '../src/config/check-site-config.ts';
import { withVersions } from '../src/config/frozen-versions.ts';
import type { SiteConfig } from '../src/config/schema.ts';
import { PlainError } from '../src/diagnostics/plain-error.ts';
import { comparePackages, readRanges, sassPackage } from './compare-packages.ts';
import { completeConfig } from './complete-config.ts';
import { convertConfig, listToWrite } from './convert-config.ts';
import { convertSidebars } from './convert-sidebars.ts';
import { listSets } from './docs-sets.ts';
import { findSource, type SourceSite } from './find-source.ts';
import { followImports } from './follow-imports.ts';
import { keepInside } from './inside-project.ts';
import { listLeftFields, nameUnread } from './list-left.ts';
import { moveMagicComments } from './magic-comments.ts';
import { moveStyles } from './move-styles.ts';
import { moveTailwind } from './move-tailwind.ts';
import { moveTheme } from './move-theme.ts';
import { listHosts } from './name-hosts.ts';
import { nameTextPlugins } from './name-text-plugins.ts';
import { fieldsOf, withoutGaps } from './plain-data.ts';
import { writePlainTexts } from './plain-texts.ts';
import { type Copy, findConflicts, planCopies } from './plan-copies.ts';
import { readAliases } from './read-aliases.ts';
import { shareComponents } from './shared-components.ts';
import { stripConfig } from './strip-config.ts';
import { printConfig, printReport } from './write-results.ts';

/** What else a move does on its way. */
type ImportSteps = {
  /** Says what takes time. */
  tell?: (line: string) => void;
  /** Installs packages, which are arguments of `npm install`. */
  install?: (packages: readonly string[]) => Promise<void>;
};

const [configFile, reportFile] = ['site.config.ts', 'MOVED.md'];

/**
 * Moves a Docusaurus site into this project: its docs, posts, static files and the components that
 * these import are copied, and `site.config.ts` is written. Nothing of it is run, and nothing outside of both projects
 * is read or written.
 * @param folder that of its configuration, or the project's
 * @param force whether files of content, `public/` and the configuration may be written over
 * @returns the text of the list of what was moved, which is written as a file too
 * @throws PlainError where there is no such site, or files would be written over
 */
export async function importSite(
  root: string,
  folder: string,
  force: boolean,
  { tell, install }: ImportSteps = {},
): Promise<string> {
  const source = findSource(path.resolve(folder));
  const sets = listSets(source);
  const planned = planCopies(source, sets);
  const { copies, left: away } = keepInside(source.folder, planned.copies);
  moveMagicComments(source.config, copies);
  const shared = shareComponents(source.folder);
  const styles = moveStyles(source);
  const theme = moveTheme(source, styles.sheets);
  const tailwind = moveTailwind(source.folder);
  const modules = [...(shared ? [shared.copy] : []), ...theme.copies];
  const followed = followImports(source.folder, copies, modules, readAliases(source));
  if (styles.sheets.some((sheet) => /\.s[ac]ss$/.test(sheet))) followed.packages.add(sassPackage);
  for (const name of tailwind.packages) followed.packages.add(name);
  const written = [...theme.written, ...tailwind.written];
  const extra = [...followed.copies, ...written, ...styles.copies];
  const imported = keepInside(source.folder, extra);
  const taken = findConflicts(root, imported.copies);
  if (!force) rejectConflicts(root, copies);
  const all = [...copies, ...imported.copies.filter(({ to }) => !taken.includes(to))];
  const count = all.filter(({ to }) => /^content\/.*\.mdx?$/.test(to)).length;
  tell?.(`Copying files: ${all.length}`);
  copyAll(root, all);
  const packages = comparePackages(root, source.folder, followed.packages);
  if (packages.missing.length > 0) await install?.(packages.missing);
  tell?.(`Reading texts: ${count}`);
  const sidebars = convertSidebars(source.folder, sets, source.unread);
  const converted = convertConfig(source, sets, sidebars);
  const { data, hosts, left, plain } = await nameHosts(root, converted, {
    blogBase: fieldsOf(source.blog).routeBasePath,
    isOld: /^\D*(?:[12]\.|0\.0\.0)/.test(readRanges(source.folder).get('@docusaurus/core') ?? ''),
    modules: all.map(({ to }) => to).filter((to) => /^(?!public\/).*\.[jt]sx?$/.test(to)),
  });
  writeFileSync(path.join(root, configFile), printConfig(data));
  const report = printReport({
    counts: countFolders([...copies, ...imported.copies]),
    hosts,
    toWrite: listToWrite(source),
    changed: [...copies, ...imported.copies]
      .flatMap(({ to, changed = [] }) => changed.map((what) => `${to}: ${what}`))
      .concat(plain),
    packages: install ? comparePackages(root, source.folder, followed.packages) : packages,
    left: nameLeft(source, {
      ...{ hidden: planned.left, away: [...away, ...imported.left] },
      ...{ taken, left, shared: shared?.left ?? [], looks: [...styles.left, ...theme.left] },
    }),
  });
  writeFileSync(path.join(root, reportFile), report);
  return report;
}

function rejectConflicts(root: string, copies: readonly Copy[]): void {
  const existing = existsSync(path.join(root, configFile)) ? [configFile] : [];
  const taken = [...existing, ...findConflicts(root, copies)];
  if (taken.length === 0) return;
  const more = taken.length > 5 ? `, and ${taken.length - 5} more` : '';
  throw new PlainError(
    `Nothing was moved, because these files exist: ${taken.slice(0, 5).join(', ')}${more}.\n` +
      'Delete the old content/, public/ and site.config.ts, or add --force to overwrite them.',
  );
}

function copyAll(root: string, copies: readonly Copy[]): void {
  for (const { from, to, text } of copies) {
    const target = path.join(root, to);
    mkdirSync(path.dirname(target), { recursive: true });
    // Copies what symbolic links lead to.
    if (text === undefined) copyFileSync(from, target);
    else writeFileSync(target, text);
  }
}

/** Reads the content by the new configuration, and adds what only its texts tell to that. */
async function nameHosts(
  root: string,
  converted: object,
  { blogBase, modules, isOld }: { blogBase: unknown; modules: readonly string[]; isOld: boolean },
) {
  const read = (site: SiteConfig) => {
    const compile = createContentCompiler(root, { choices: compileChoices(site) });
    return readContent(root, compile, false, undefined, site.docs);
  };
  const { docs, markdown, ...others } = fieldsOf(converted);
  const { routeBasePath, sets, versions } = fieldsOf(docs);
  const small = checkSiteConfig({
    ...{ title: others.title, url: others.url, markdown },
    docs: withoutGaps({ routeBasePath, sets, versions }),
    onBrokenMarkdownImages: others.onBrokenMarkdownImages,
  });
  const first = await read(small);
  const plain = isOld ? writePlainTexts(root, first.diagnostics) : [];
  const content = plain.length > 0 ? await read(small) : first;
  const hosts = listHosts(root, content, small, modules);
  const policy = Object.keys(hosts).length > 0 ? { contentSecurityPolicy: hosts } : {};
  const { data, site, left } = stripConfig(
    { ...converted, ...policy },
    content,
    (complete) => withVersions(root, complete).site,
  );
  return { hosts, left, plain, data: completeConfig(root, data, site, content.index, blogBase) };
}

function countFolders(copies: readonly Copy[]): Record<string, number> {
  const folderOf = ({ to }: Copy) => /^content\/[^/]+\/|^[^/]+\//.exec(to)?.[0] ?? './';
  return Object.fromEntries(
    [...Map.groupBy(copies, folderOf)].map(([folder, all]) => [folder, all.length]),
  );
}

function nameLeft(
  source: SourceSite,
  {
    hidden,
    away,
    taken,
    left,
    shared,
    looks,
  }: Record<'hidden' | 'away' | 'taken' | 'left' | 'shared' | 'looks', readonly string[]>,
): Record<string, readonly string[]> {
  return {
    'Left: parts of the site that are not moved': listLeftFields(
      source,
      nameTextPlugins(path.join(source.folder, source.file)),
    ),
    'Left: style sheets and swizzled components': looks,
    'Left: components that pages have without an import': shared,
    'Left: fields that this site does not have, or whose target does not exist': left,
    'Left: fields that only running the configuration would show': nameUnread(source.unread),
    'Left: files that are not copied from or to places outside of the project': away,
    'Left: files that conflict with others': [
      ...hidden,
      ...taken.map(
        (file) => `${file}: this project has a file of that name; rename yours and its imports`,
      ),
    ],
  };
}
