import { checkAddresses } from '../addresses/check-addresses.ts';
import { compileChoices } from '../config/compile-choices.ts';
import { type LoadedSite, loadSite } from '../config/load-site.ts';
import { createContentCompiler } from '../read/content-cache.ts';
import type { ContentListing } from '../read/list-content-files.ts';
import { type ReadContent, readContent } from '../read/read-content.ts';
import { createContentChecker } from './content-checker.ts';

/**
 * Checks `site.config.ts` and all content, without rendering: front matter, MDX, routes, authors, links. The
 * faults of files are reported even if the configuration is invalid.
 * @param listing the content files, if they have been listed already
 * @returns all faults, and the content
 */
export async function checkProject(
  root: string,
  listing?: ContentListing,
): Promise<LoadedSite & { content: ReadContent }> {
  const { site, stripped, faults } = await loadSite(root);
  const choices = compileChoices(site ?? stripped?.site);
  const content = await readContent(
    root,
    createContentCompiler(root, { choices }),
    false,
    listing,
    (site ?? stripped?.site)?.docs,
  );
  const check = createContentChecker(root);
  if (site) {
    const found = [
      ...(await check(site, content)),
      // On CI, nobody would see a warning.
      ...checkAddresses(root, site, content, Boolean(process.env.CI)),
    ];
    return { site, content, faults: found };
  }
  const found = stripped ? await check(stripped.site, content, stripped.uncertain) : content.faults;
  return { content, faults: [...faults, ...found] };
}
