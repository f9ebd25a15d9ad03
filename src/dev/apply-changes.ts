import type { EventEmitter } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { overridesFolder } from '../content/modules/overrides.ts';
import { digestOfFile } from '../node/disk-cache.ts';
import { listFiles } from '../node/list-files.ts';
import type { DevConfig, DevContent } from './dev-content.ts';
import { createPageNotifier } from './notify-pages.ts';
import { createChangeReport } from './report-changes.ts';
import { rewatchFolders } from './rewatch-folders.ts';

type Changing = {
  root: string;
  server: ViteDevServer;
  content: DevContent;
  config: DevConfig;
  /** Makes pages run the module of the content again. */
  invalidate: () => void;
};

/**
 * When no file has changed for so long, memory is freed: V8 itself waits until the heap has grown by half, so the
 * server would keep what each edit left behind.
 */
const pauseMs = 3000;

/** Folders of the root whose files nobody edits. */
const leftFolders = /^(?:\.|node_modules$|dist$)/;

/**
 * Applies each change of a file: to the content, the configuration, the server or open pages. Content may refer to
 * any file of the project, existing or not.
 * @returns the function that notifies open pages of a change
 */
export function applyChanges({ root, server, content, config, invalidate }: Changing): () => void {
  const notifyPages = createPageNotifier(server, content);
  const report = createChangeReport(root, server, content);
  const changesImports = createOverrideWatch(root);
  const restart = async (file: string, began: number) => {
    await server.restart();
    report.tell(file, 'server restarted', began);
  };
  const changeConfig = async (file: string, began: number) => {
    invalidate();
    // The server keeps running, even if the files can't be read.
    if (await content.changeConfig().catch(console.error)) return restart(file, began);
    report.tell(file, 'configuration read', began);
    notifyPages();
  };
  const changeCode = async (file: string, began: number) => {
    const isReported = isCode(root, server, file);
    if (isReported) report.changed(file);
    // The bundler handles edits of the module itself.
    if (!(await content.changeCode())) return;
    if (!isReported) report.tell(file, 'content compiled again', began);
    invalidate();
    notifyPages();
  };
  let collecting: NodeJS.Timeout | undefined;
  const change = (file: string) => {
    const began = performance.now();
    clearTimeout(collecting);
    collecting = setTimeout(() => globalThis.gc?.(), pauseMs).unref();
    if (changesImports(file)) return restart(file, began);
    if (config.includes(file)) return changeConfig(file, began);
    if (!isIn(root, ['content', 'public'], file)) return changeCode(file, began);
    report.changed(file);
    content.change();
    invalidate();
    notifyPages();
  };
  const isInput = (file: string) => {
    const [folder = ''] = path.relative(root, file).split(path.sep);
    return config.includes(file) || (folder !== '..' && !leftFolders.test(folder));
  };
  rewatchFolders(server.watcher, [path.join(root, 'content'), path.join(root, 'public')]);
  watchFiles(server.watcher, isInput, (file) => void change(file)?.catch(console.error));
  return notifyPages;
}

/** Whether the server has loaded a file as a module, or may: those outside of `src` can be anything. */
function isCode(root: string, { environments }: ViteDevServer, file: string): boolean {
  const graphs = Object.values(environments).map(({ moduleGraph }) => moduleGraph);
  return isIn(root, ['src'], file) || graphs.some((graph) => graph.getModulesByFile(file)?.size);
}

function isIn(root: string, folders: readonly string[], file: string): boolean {
  return folders.some((folder) => file.startsWith(path.join(root, folder) + path.sep));
}

/**
 * Creates a function that tells whether a file is an override that was added or removed after the server started:
 * other modules import it, or no longer do, only after a restart.
 */
function createOverrideWatch(root: string): (file: string) => boolean {
  const folder = path.join(root, overridesFolder);
  const overrides = new Set(listFiles(folder).map((name) => path.join(folder, name)));
  return (file) => path.dirname(file) === folder && existsSync(file) !== overrides.has(file);
}

/** The watcher doesn't report a change within 50 ms after another one. */
const silenceMs = 80;

/**
 * Watches files, including those that are saved twice within a moment: reports the changes that the watcher missed
 * to all its listeners, among them the framework's modules. A change that it reports twice is one change.
 * @param isInput whether a file matters, by its full path
 * @param changed called with each file that was added, removed or changed
 */
export function watchFiles(
  watcher: EventEmitter,
  isInput: (file: string) => boolean,
  changed: (file: string) => void,
): void {
  /** What was reported last, by file. */
  const reported = new Map<string, string>();
  const look = (file: string) => {
    if (!isInput(file)) return;
    const before = digestOfFile(file);
    const version = `${before} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
    const isEcho = reported.get(file) === version;
    setTimeout(() => {
      const now = digestOfFile(file);
      if (now !== before) watcher.emit(nameChange(before, now), file);
    }, silenceMs);
    if (isEcho) return;
    reported.set(file, version);
    changed(file);
  };
  watcher.on('add', look).on('unlink', look).on('change', look);
}

/**
 * @param before the previous digest of the file, empty if it didn't exist
 * @param now the current digest, likewise
 */
function nameChange(before: string, now: string): 'add' | 'unlink' | 'change' {
  if (before === '') return 'add';
  return now === '' ? 'unlink' : 'change';
}
