import type { ServerPart } from '../../outputs/server-part.ts';
import { PostNote, PostStart } from './components/post-start.tsx';
import { listReleases, writeReleases } from './data/list-releases.ts';

export const server: ServerPart = {
  feature: 'releases',
  View: async () => {
    // Imported on demand, because its style sheet belongs to its page.
    const { ReleasesView } = await import('./components/releases-view.tsx');
    return <ReleasesView releases={listReleases()} />;
  },
  PostNote,
  PostStart,
  makeFile: writeReleases,
};
