import path from 'node:path';
import type { Plugin } from 'vite';
import { invalidateModule } from '../../../dev/invalidate-module.ts';
import { readReleases } from '../data/read-releases.ts';
import { releasesPath } from '../data/releases-path.ts';

const releasesId = 'virtual:releases';

/** The Vite plugin: provides the releases in `content/releases.yml` as `virtual:releases`. */
export function viteReleases(root: string): Plugin {
  return {
    name: 'site:releases',
    resolveId: (id) => (id === releasesId ? `\0${releasesId}` : undefined),
    load: (id) =>
      id === `\0${releasesId}`
        ? `export const releases = ${JSON.stringify(readReleases(root).releases)};`
        : undefined,
    configureServer(server) {
      const follow = (file: string) => {
        if (file === path.join(root, releasesPath)) invalidateModule(server, `\0${releasesId}`);
      };
      server.watcher.on('add', follow).on('unlink', follow).on('change', follow);
    },
  };
}
