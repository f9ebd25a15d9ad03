import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { ContentIndex } from '../content/content-index.ts';
import { countOf } from '../diagnostics/count-of.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { countEdit } from './edits.ts';

/** Changes within this time are reported together: moving a folder or a checkout changes many files at once. */
const collectMs = 40;

export type ChangeReport = {
  /** Call this when a file changed. */
  changed: (file: string) => void;
  /** Call this when a change was applied in another way: `server restarted`. */
  tell: (file: string, what: string, began: number) => void;
};

/**
 * Creates a report that prints a line for each change: what changed, what was compiled again, and how long that
 * took.
 */
export function createChangeReport(
  root: string,
  server: ViteDevServer,
  content: {
    read: () => Promise<{ index: ContentIndex }>;
    findErrors: () => Promise<readonly Diagnostic[]>;
  },
): ChangeReport {
  let pending = new Set<string>();
  let began = 0;
  let timer: NodeJS.Timeout | undefined;
  let lastKeys: ReadonlyMap<string, string> | undefined;
  const readKeys = async () => {
    const { docs, posts, partials } = (await content.read()).index;
    const sources = [...docs, ...posts, ...partials];
    return new Map(sources.map(({ file, facts }) => [file, JSON.stringify(facts)]));
  };
  const remember = () => {
    lastKeys ??= new Map();
    return readKeys().then((keys) => {
      lastKeys = keys;
    });
  };
  const report = async () => {
    const files = pending;
    const start = began;
    pending = new Set();
    const modules = await remakeModules(server, files);
    const errors = await content.findErrors();
    server.environments.client.hot.send({ type: 'custom', event: 'site:edited', data: {} });
    const before = lastKeys;
    await remember();
    const compiled = before && lastKeys ? countOthers(before, lastKeys) : 0;
    const remade = [
      count(compiled, 'content file'),
      count(modules, 'module'),
      count(errors.length, 'error'),
    ].filter((text) => text !== '');
    const names = Array.from(files, (file) => path.relative(root, file));
    print(nameFiles(names), remade.join(', ') || describeRead(root, names), start);
  };
  void content.findErrors().then(remember).catch(console.error);
  return {
    changed: (file) => {
      countEdit();
      if (pending.size === 0) began = performance.now();
      pending.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => report().catch(console.error), collectMs);
    },
    tell: (file, what, start) => print(path.relative(root, file), what, start),
  };
}

/**
 * Compiles the modules of files for browsers. Those for pages are compiled when a page requests them: the server
 * takes a module that is compiled for one that has run, so pages would keep the one from before the edit.
 * @returns the number of modules, in all environments
 */
async function remakeModules(server: ViteDevServer, files: ReadonlySet<string>): Promise<number> {
  const urls = new Set<string>();
  const transforms = Object.values(server.environments).flatMap((environment) =>
    [...files].flatMap((file) =>
      [...(environment.moduleGraph.getModulesByFile(file) ?? [])].map((module) => {
        urls.add(module.url.replace(/\?.*$/, ''));
        if (environment.name !== 'client') return undefined;
        // Its errors are reported when a page requests it.
        return environment.transformRequest(module.url).catch(() => {});
      }),
    ),
  );
  await Promise.all(transforms);
  return urls.size;
}

function countOthers(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) {
  const files = new Set([...before.keys(), ...now.keys()]);
  return [...files].filter((file) => before.get(file) !== now.get(file)).length;
}

/** What happened to files of which nothing was compiled again. */
function describeRead(root: string, names: readonly string[]): string {
  if (!names.some((name) => existsSync(path.join(root, name)))) return 'removed';
  // Code that no page loads may run in the server itself, which can't load it again.
  const isCode = names.some((name) => /^src\/.*\.tsx?$/.test(name));
  return isCode ? 'no page uses it; if the server does, restart it' : 'read again';
}

const count = (number: number, noun: string) => (number === 0 ? '' : countOf(number, noun));

function nameFiles([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${countOf(others.length, 'other file')}`;
}

function print(files: string, remade: string, began: number): void {
  const time = new Date().toTimeString().slice(0, 8);
  const seconds = ((performance.now() - began) / 1000).toFixed(2);
  console.log(`${time}  ${files}: ${remade} (${seconds} s)`);
}
