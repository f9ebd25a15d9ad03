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
  /** The files that it is made of, as paths in its folder. */
  files: readonly string[];
  /** Another one where a page can be another though it is made of the same. */
  version: string;
};

/**
 * Finds the bundle that renders the site. It is built by the framework when code, configuration or
 * packages changed, and kept in `.cache/engine/`; only the newest is.
 * @param work a folder for this build alone, on whose end it is removed
 * @param signal ends the building
 * @throws FaultError for code that cannot be bundled
 */
export async function ensureEngine(
  root: string,
  work: string,
  wanted: WantedEngine,
  signal?: AbortSignal,
): Promise<Engine> {
  const kept = engineFolder(root, wanted);
  const known = readRecord(root, kept);
  if (known && isOfSite(kept, known, wanted.site)) return describeEngine(kept, known, wanted.site);
  const fresh = path.join(work, 'engine');
  await buildEngine(root, fresh, wanted, signal);
  shortenClasses(fresh);
  const record = writeRecord(fresh);
  return describeEngine(keepEngine(root, fresh, kept), record, wanted.site);
}

/** The bundle's folder, from the root: what CI keeps from build to build. */
export const bundleFolder = '.cache/engine';

/** Where such a bundle is kept, if it is. */
export function engineFolder(root: string, { modules, site }: WantedEngine): string {
  const variables = Object.entries(process.env).filter(([name]) => bundledVariables.test(name));
  const decides = [process.version, modules, pickBundled(site), listCode(root), variables.sort()];
  return path.join(root, bundleFolder, digest(JSON.stringify(decides)).slice(0, 16));
}

/** Whether a bundle is as if it was made for a site: one that has a configuration in it has this one. */
function isOfSite(folder: string, { outputs }: EngineRecord, site: SiteConfig): boolean {
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

/** Moves a bundle to its place; where that cannot be written it is used where it is. */
function keepEngine(root: string, fresh: string, kept: string): string {
  const folder = path.dirname(kept);
  try {
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder)) {
      rmSync(path.join(folder, old), { recursive: true, force: true });
    }
    moveFolder(fresh, kept);
    return kept;
  } catch (error) {
    const problem = explainFileError(root, error);
    if (!problem) throw error;
    const { file, message } = problem.faults[0] ?? { file: folder, message: '' };
    console.warn(`${file}: ${message}. The next build makes the bundle again.`);
    return fresh;
  }
}
