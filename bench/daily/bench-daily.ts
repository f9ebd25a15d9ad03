import path from 'node:path';
import { chromium } from 'playwright-core';
import { runMeasured } from '../measure/run-measured.ts';
import { collectRows } from '../report/collect-rows.ts';
import { startDev } from './dev-server.ts';
import { builtEdits, tokenEdit } from './edits.ts';
import { type Copy, makeCopy } from './make-copy.ts';
import { measureEdits, measureMemory, type Note } from './measure-edits.ts';

export type DailyOptions = { runs: number; folder: string; edits: number[] };

/**
 * Measures what one waits for each day, on a copy of this project, and prints medians.
 * @param project its root
 * @param edits after how many edits the memory of dev is measured
 */
export async function benchDaily(
  project: string,
  { runs, folder, edits }: DailyOptions,
): Promise<void> {
  const { note, print } = collectRows();
  const copy = makeCopy(project, path.resolve(folder));
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.error(`Run ${run} of ${runs}`);
      await measureDev(copy, run === 1 ? edits : [], note);
      await measureBuilds(copy, note);
    }
  } finally {
    copy.remove();
  }
  print('The daily loop');
}

/** Starts of dev, and what it shows of edits. */
async function measureDev(copy: Copy, edits: readonly number[], note: Note): Promise<void> {
  const start = async (name: string) => {
    const server = await startDev(copy.folder);
    note(`dev: ${name} (s)`, server.startSeconds);
    await server.settle();
    return server;
  };
  copy.clean();
  await (await start('first start')).stop();
  await (await start('warm start')).stop();
  const undo = copy.edit(tokenEdit);
  await (await start('start after a token')).stop();
  undo();
  const server = await startDev(copy.folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
  });
  try {
    await server.settle();
    await measureEdits(copy, server, browser, note);
    if (edits.length > 0) await measureMemory(copy, server, browser, edits, note);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const limitSeconds = 600;

/** Measures builds: one with nothing to start from, one without a change, and one after each edit. */
async function measureBuilds(copy: Copy, note: Note): Promise<void> {
  const build = async (name: string) => {
    const command = ['npm', 'run', 'build'] as const;
    const { failure, wallSeconds } = await runMeasured(command, {
      folder: copy.folder,
      limitSeconds,
    });
    if (failure) throw new Error(failure);
    note(`build: ${name} (s)`, wallSeconds);
  };
  copy.clean();
  await build('cold');
  await build('nothing');
  const undos: (() => void)[] = [];
  for (const edit of builtEdits) {
    // Edits stay until all is built: taking one back would be another edit.
    undos.unshift(copy.edit(edit));
    await build(edit.name);
  }
  for (const undo of undos) undo();
}
