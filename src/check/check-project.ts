import { loadSite } from '../config/load-site.ts';
import { type Fault, FaultError } from '../faults/fault.ts';
import { createContentCompiler } from '../read/content-cache.ts';
import type { ContentListing } from '../read/list-content-files.ts';
import { type ReadContent, readContent } from '../read/read-content.ts';
import type { SiteConfig } from '../site/schema.ts';
import { checkContent } from './check-content.ts';

/** What one look at a project found; `site` is absent where its config has faults. */
export type CheckedProject = { site?: SiteConfig; content: ReadContent; faults: Fault[] };

/**
 * Checks `site.config.ts` and all content, without rendering. A wrong config hides nothing of
 * what is wrong with the files themselves.
 * @param listing the files of the content, where they are known
 */
export async function checkProject(
  root: string,
  listing?: ContentListing,
): Promise<CheckedProject> {
  try {
    const site = await loadSite(root);
    return { site, ...(await checkContent(root, site, listing)) };
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    const content = await readContent(root, createContentCompiler(root), false, listing);
    return { content, faults: [...error.faults, ...content.faults] };
  }
}
