import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Corpus } from '../corpus/corpus-types.ts';
import type { Peer } from '../peers.ts';
import { copyEngine, ownSite } from '../sites/own-site.ts';
import type { SiteKind } from '../sites/site-kind.ts';
import { writeFiles } from '../sites/write-site.ts';

/** A generator that can be measured. */
export type Contender = {
  site: SiteKind;
  /** Makes a site that is ready to build. @returns its folder */
  makeSite: (corpus: Corpus) => string;
};

/** @param project the root of this project; @param work where its sites go */
export function ownContender(project: string, work: string, site: SiteKind = ownSite): Contender {
  return {
    site,
    makeSite: (corpus) => {
      const kind = site.name.replaceAll(' ', '-');
      const folder = path.join(work, `${kind}-${process.pid}-${corpus.pages.length}`);
      mkdirSync(folder, { recursive: true });
      writeFiles(folder, site.files(corpus));
      copyEngine(project, folder);
      return folder;
    },
  };
}

/** @param installed the folder that holds the peer's packages; its sites stand below it */
export function peerContender({ site, packageJson }: Peer, installed: string): Contender {
  return {
    site,
    makeSite: (corpus) => {
      const folder = path.join(installed, 'sites', `${process.pid}-${corpus.pages.length}`);
      const files = site.files(corpus);
      writeFiles(folder, files.set('package.json', JSON.stringify(packageJson, null, 2)));
      return folder;
    },
  };
}
