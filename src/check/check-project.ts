import { compileChoices } from '../compile/files/compile-choices.ts';
import { createContentCompiler } from '../compile/files/content-cache.ts';
import { type ReadContent, readContent } from '../compile/files/read-content.ts';
import { type LoadedSite, loadSite } from '../config/load-site.ts';
import type { ContentListing } from '../content/list-content-files.ts';
import { checkAddresses } from './addresses/check-addresses.ts';
import { createContentChecker } from './content-checker.ts';

/**
 * Reads `site.config.ts` and compiles all content; content also if the configuration is invalid.
 * @param listing the content files, if they have been listed already
 * @param given the configuration, if it has been read already
 */
export async function readProject(
  root: string,
  listing?: ContentListing,
  given?: LoadedSite,
): Promise<LoadedSite & { content: ReadContent }> {
  const loaded = given ?? (await loadSite(root));
  const site = loaded.site ?? loaded.stripped?.site;
  const compile = createContentCompiler(root, { choices: compileChoices(site) });
  return { ...loaded, content: await readContent(root, compile, false, listing, site?.docs) };
}

/**
 * Checks `site.config.ts` and all content, without rendering: front matter, MDX, routes, authors, links. The
 * diagnostics of files are reported even if the configuration is invalid.
 * @param listing the content files, if they have been listed already
 * @returns all diagnostics, and the content
 */
export async function checkProject(
  root: string,
  listing?: ContentListing,
  given?: LoadedSite,
): Promise<LoadedSite & { content: ReadContent }> {
  const { site, stripped, diagnostics, content } = await readProject(root, listing, given);
  const check = createContentChecker(root);
  if (site) {
    const siteDiagnostics = [
      ...(await check(site, content)),
      ...checkAddresses(root, site, content),
    ];
    return { site, content, diagnostics: siteDiagnostics };
  }
  const contentDiagnostics = stripped
    ? await check(stripped.site, content, stripped.uncertain)
    : content.diagnostics;
  return { content, diagnostics: [...diagnostics, ...contentDiagnostics] };
}
