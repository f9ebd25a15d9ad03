import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../cache/disk-cache.ts';
import { explainFileError } from '../faults/file-error.ts';
import { pickBundled } from '../site/bundled-site.ts';
import type { SiteConfig } from '../site/schema.ts';
import { shortenClasses } from '../stylex/shorten-classes.ts';
import { bundledVariables } from '../waku/node/bundled-variables.ts';
import { buildEngine, type WantedEngine } from './build-engine.ts';
import { type EngineRecord, listCode, readRecord, writeRecord } from './engine-record.ts';
import { moveFolder } from './move-folder.ts';
import { bakedSiteName } from './vite-site.ts';

/** The bundle that renders the site: its code without its content. */
export type Engine = {
  folder: string;
  /** Its files, as paths in its folder. */
  files: readonly string[];
  /** Changes if the same page could be rendered differently. */
  version: string;
};

/**
 * Returns the bundle that renders the site. The framework builds it if code, configuration or packages changed;
 * `.cache/engine/` keeps the newest one.
 * @param work a folder for this build alone, which is deleted at its end
 * @param signal ends the build
 * @throws FaultError for code that can't be bundled
 */
export async function ensureEngine(
  root: string,
  work: string,
  wanted: WantedEngine,
  signal?: AbortSignal,
): Promise<Engine> {
  const cached = engineFolder(root, wanted);
  const known = readRecord(root, cached);
  if (known && fitsSite(cached, known, wanted.site))
    return describeEngine(cached, known, wanted.site);
  const fresh = path.join(work, 'engine');
  await buildEngine(root, fresh, wanted, signal);
  shortenClasses(fresh);
  const record = writeRecord(fresh);
  return describeEngine(cacheEngine(root, fresh, cached), record, wanted.site);
}

/** The bundle's folder, from the root; CI caches it between builds. */
export const bundleFolder = '.cache/engine';

/** The folder of a bundle, if it is cached. */
export function engineFolder(root: string, { modules, site }: WantedEngine): string {
  const variables = Object.entries(process.env).filter(([name]) => bundledVariables.test(name));
  const decides = [process.version, modules, pickBundled(site), listCode(root), variables.sort()];
  return path.join(root, bundleFolder, digest(JSON.stringify(decides)).slice(0, 16));
}

/** Whether a bundle fits a configuration: a bundle that contains a configuration fits only that one. */
function fitsSite(folder: string, { outputs }: EngineRecord, site: SiteConfig): boolean {
  if (!Object.hasOwn(outputs, bakedSiteName)) return true;
  return readFileSync(path.join(folder, bakedSiteName), 'utf8') === JSON.stringify(site);
}

function describeEngine(
  folder: string,
  { inputs, outputs }: EngineRecord,
  site: SiteConfig,
): Engine {
  const code = Object.entries(outputs).filter(([name]) => /^(?:server|public)\//.test(name));
  const decides = [process.version, code, inputs.file['package-lock.json'], site];
  const version = digest(JSON.stringify(decides)).slice(0, 16);
  return { folder, files: Object.keys(outputs), version };
}

/** Moves a bundle to the cache; if that isn't writable, uses it where it is. */
function cacheEngine(root: string, fresh: string, cached: string): string {
  const folder = path.dirname(cached);
  try {
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder)) {
      rmSync(path.join(folder, old), { recursive: true, force: true });
    }
    moveFolder(fresh, cached);
    return cached;
  } catch (error) {
    const problem = explainFileError(root, error);
    if (!problem) throw error;
    const { file, message } = problem.faults[0] ?? { file: folder, message: '' };
    console.warn(`${file}: ${message}. The next build makes the bundle again.`);
    return fresh;
  }
}
