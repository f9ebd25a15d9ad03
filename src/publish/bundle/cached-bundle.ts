import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pickBundled } from '../../config/bundled-site.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { explainFileError } from '../../diagnostics/file-error.ts';
import { createDiskCache, digest, digestOfFile } from '../../node/disk-cache.ts';
import { digestPackages } from '../../node/installed-packages.ts';
import { listFiles } from '../../node/list-files.ts';
import { bundledVariables } from '../../waku/node/run-bundle.ts';
import { buildBundle } from './build-bundle.ts';
import { areUnchanged, digestCode, inputsName, type NotedInputs } from './bundle-inputs.ts';
import { moveFolder } from './move-folder.ts';
import { shortenClasses } from './stylex/shorten-classes.ts';
import { bakedSiteName } from './vite-site.ts';

/** The bundle that renders the site: its code without its content. */
export type Bundle = {
  folder: string;
  /** Its files, as paths in its folder. */
  files: readonly string[];
  /** Changes if the same page could be rendered differently. */
  version: string;
};

/** A bundle's files with their digests, the modules of content that it contains, and what else it was made from. */
type BundleRecord = {
  outputs: Record<string, string>;
  modules: readonly string[];
  inputs: NotedInputs;
};

const recordName = 'record.json';

/** The bundle's folder, from the root; CI caches it between builds. */
export const bundleFolder = '.cache/bundle';

/**
 * Starts to make the bundle that renders the site, unless `.cache/bundle/`, which keeps the newest one, has it: it
 * is made again if code, configuration or packages changed. The bundler waits for the modules that content imports
 * when it comes to them.
 * @param work a folder for this build alone, which is deleted at its end
 * @param site the checked configuration
 */
export function startBundle(root: string, work: string, site: SiteConfig) {
  const code = digestCode(root);
  const cached = cachedFolder(root, code, site);
  const record = readRecord(root, cached);
  const cachedRecord = record && fitsSite(cached, record, site) ? record : undefined;
  const stop = new AbortController();
  const { promise: wanted, resolve: want } = Promise.withResolvers<readonly string[]>();
  const make = async (): Promise<Bundle> => {
    const fresh = path.join(work, 'bundle');
    // Differs between deployments with different code, and doesn't depend on content.
    const buildId = digest(JSON.stringify([code, pickBundled(site)])).slice(0, 8);
    await buildBundle(root, fresh, buildId, wanted, stop.signal);
    shortenClasses(fresh);
    const freshRecord = writeRecord(fresh, await wanted);
    return describeBundle(root, cacheBundle(root, fresh, cached), freshRecord, site);
  };
  const early = cachedRecord ? undefined : make();
  const settled = early && Promise.allSettled([early]);
  return {
    /** Resolves when the bundler, which takes a core for some seconds, is done; undefined if none is running. */
    settled,
    /**
     * Returns the bundle with the modules that content imports.
     * @param modules ids from the root, sorted
     * @throws DiagnosticError for code that can't be bundled
     */
    finish: async (modules: readonly string[]): Promise<Bundle> => {
      want(modules);
      if (cachedRecord?.modules.join() === modules.join())
        return describeBundle(root, cached, cachedRecord, site);
      return early ?? make();
    },
    /** Ends a bundler that is still running. */
    end: async () => {
      stop.abort();
      await settled;
    },
  };
}

/** The folder of a bundle, if it is cached. */
function cachedFolder(root: string, code: string, site: SiteConfig): string {
  const variables = Object.entries(process.env).filter(([name]) => bundledVariables.test(name));
  const packages = digestPackages(root);
  const decides = [process.version, packages, code, pickBundled(site), variables.sort()];
  return path.join(root, bundleFolder, digest(JSON.stringify(decides)).slice(0, 16));
}

/** Reads the record of a bundle; undefined if one of its files, or of those that it was made from, has changed. */
function readRecord(root: string, folder: string): BundleRecord | undefined {
  const text = createDiskCache(folder).read(recordName);
  if (text === undefined) return undefined;
  const record: BundleRecord = JSON.parse(text);
  const isWhole = Object.entries(record.outputs).every(
    ([name, sum]) => digestOfFile(path.join(folder, name)) === sum,
  );
  return isWhole && areUnchanged(root, record.inputs) ? record : undefined;
}

function writeRecord(folder: string, modules: readonly string[]): BundleRecord {
  const outputs = Object.fromEntries(
    listFiles(folder).map((name) => [name, digestOfFile(path.join(folder, name))]),
  );
  const inputs: NotedInputs = JSON.parse(readFileSync(path.join(folder, inputsName), 'utf8'));
  const record: BundleRecord = { outputs, modules, inputs };
  createDiskCache(folder).write(recordName, JSON.stringify(record));
  return record;
}

/** Whether a bundle fits a configuration: a bundle that contains a configuration fits only that one. */
function fitsSite(folder: string, { outputs }: BundleRecord, site: SiteConfig): boolean {
  if (!Object.hasOwn(outputs, bakedSiteName)) return true;
  return readFileSync(path.join(folder, bakedSiteName), 'utf8') === JSON.stringify(site);
}

function describeBundle(
  root: string,
  folder: string,
  { outputs }: BundleRecord,
  site: SiteConfig,
): Bundle {
  const code = Object.entries(outputs).filter(([name]) => /^(?:server|public)\//.test(name));
  const decides = [process.version, code, digestPackages(root), site];
  const version = digest(JSON.stringify(decides)).slice(0, 16);
  return { folder, files: Object.keys(outputs), version };
}

/** Moves a bundle to the cache; if that isn't writable, uses it where it is. */
function cacheBundle(root: string, fresh: string, cached: string): string {
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
    const { file, message } = problem.diagnostics[0] ?? { file: folder, message: '' };
    console.warn(`${file}: ${message}. The next build makes the bundle again.`);
    return fresh;
  }
}
