import { checkProject } from '../../../src/check/check-project.ts';
import { formatDiagnostics } from '../../../src/diagnostics/diagnostic.ts';
import { createCollections } from '../../../src/site/collections/create-collections.ts';
import { versionedFiles } from '../../versioned-files.ts';
import { withTree } from '../content/plant.ts';
import { siteContentOf } from './collections/small-collections.ts';

/** Checks the site with several versions with some changed files, as a build does before it renders: what it prints, and its pages. */
export function checkVersioned(changes: Readonly<Record<string, string>> = {}) {
  return withTree({ ...versionedFiles, ...changes }, async (root) => {
    const { site, content, diagnostics } = await checkProject(root);
    const printed = formatDiagnostics(diagnostics).split(/\n\n(?=\S)/);
    return { printed, pages: site && createCollections(siteContentOf(content.index), site) };
  });
}
