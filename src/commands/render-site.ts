import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentSource } from '../compile/content-source.ts';
import { createDiskCache } from '../compile/disk-cache.ts';
import { type Fault, FaultError } from '../faults/fault.ts';
import type { RenderHost } from '../render/render-host.ts';
import { copyAssets } from './copy-assets.ts';

export type RenderSiteInput = {
  root: string;
  /** The folder of the bundle. */
  engine: string;
  content: ContentSource;
  /** Where the site is written; it is made anew. */
  out: string;
};

/**
 * Renders all pages into a folder, with the bundle's assets and the files of `public/`.
 * @throws FaultError for what cannot be rendered, all of it together
 */
export async function renderSite({ root, engine, content, out }: RenderSiteInput): Promise<void> {
  mkdirSync(out, { recursive: true });
  if (existsSync(path.join(root, 'public'))) {
    cpSync(path.join(root, 'public'), out, { recursive: true });
  }
  cpSync(path.join(engine, 'public/assets'), path.join(out, 'assets'), { recursive: true });
  copyAssets(root, content.index, out);
  const faults: Fault[] = [];
  globalThis.__SITE_CONTENT__ = content;
  globalThis.__SITE_RENDER__ = createHost(root, engine, out, faults);
  const entry: BuildEntry = await import(pathToFileURL(path.join(engine, 'server/build.js')).href);
  await entry.INTERNAL_runBuild({ rootDir: root, emitFile: async () => {} });
  if (faults.length > 0) throw new FaultError(faults);
}

type BuildEntry = {
  INTERNAL_runBuild: (host: {
    rootDir: string;
    emitFile: (file: string, body: ReadableStream) => Promise<void>;
  }) => Promise<unknown>;
};

function createHost(root: string, engine: string, out: string, faults: Fault[]): RenderHost {
  const cache = createDiskCache(path.join(root, '.cache/pages'));
  const version = path.basename(engine);
  const made = new Set<string>();
  return {
    reuse: (key) => cache.read(`${version}-${key}`),
    keep: (key, html) => cache.write(`${version}-${key}`, html),
    write: (file, text) => {
      const target = path.join(out, file);
      const folder = path.dirname(target);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      writeFileSync(target, text);
    },
    fail: (page, fault) => faults.push({ file: page, ...fault }),
  };
}
