import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TablePart } from '../../site/table/table-part.ts';
import { textFor } from '../../texts/text.ts';

export const releasesPath = 'content/releases.yml';

/** @param root the project's root */
export const hasReleases = (root: string): boolean => existsSync(path.join(root, releasesPath));

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
        title: textFor('releases.title'),
        description: textFor('releases.description', { title }),
        listed: true,
      },
    ];
  },
  files: () =>
    isListed() ? [{ kind: 'releases', path: '/releases.json', source: releasesPath }] : [],
};
