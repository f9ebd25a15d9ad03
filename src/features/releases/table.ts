import type { TablePart } from '../../site/table/table-part.ts';
import { hasReleases, releasesPath } from './data/releases-path.ts';

export const releasesRoute = '/releases/';

const isListed = () => hasReleases(process.cwd());

/** The page that compares two releases, and its data as a file, if the content lists releases. */
export const table: TablePart = {
  feature: 'releases',
  pages: ({ title }) => {
    if (!isListed()) return [];
    return [
      {
        route: releasesRoute,
        name: 'the releases page',
        title: 'Compare releases',
        description: `What changed between two releases of ${title}: added, changed, deprecated, removed and fixed.`,
        listed: true,
      },
    ];
  },
  files: () =>
    isListed() ? [{ kind: 'releases', path: '/releases.json', source: releasesPath }] : [],
};
