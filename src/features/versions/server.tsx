import { site } from '../../config/site.ts';
import { routeOfPath } from '../../content/source-path.ts';
import type { ServerPart } from '../../outputs/server-part.ts';
import { collections } from '../../site/collections/site-collections.ts';
import { VersionStart } from './components/version-start.tsx';
import { ChosenLink, VersionLabel, VersionPick } from './islands/version-links.tsx';

globalThis.__SITE_VERSIONS__ = (path) => collections.versionOf(routeOfPath(path));

/** Imported on demand: its island belongs to the results page, the others are loaded with every page. */
async function SearchNote() {
  const { OtherVersions } = await import('./islands/other-versions.tsx');
  // The scripts are those of all languages.
  const labels = Object.fromEntries(site.docs.versions.map(({ name, label }) => [name, label]));
  return <OtherVersions labels={labels} />;
}

export const server: ServerPart = {
  feature: 'versions',
  versions: {
    Start: VersionStart,
    ChosenLink,
    Label: VersionLabel,
    Pick: VersionPick,
    SearchNote,
  },
};
