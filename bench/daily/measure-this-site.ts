import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runMeasured } from '../measure/run-measured.ts';
import { ownSite } from '../sites/own-site.ts';
import { textEdit } from './edits.ts';
import { makeCopy } from './make-copy.ts';
import type { Note } from './measure-edits.ts';

const command = ['npm', 'run', 'build'] as const;

/**
 * Measures builds of this project's own site, on a copy: cold, with only the bundle kept, without a change, and after
 * one word.
 * @throws with what went wrong, if a build fails
 */
export async function measureThisSite(
  project: string,
  { runs, folder, limitSeconds }: { runs: number; folder: string; limitSeconds: number },
  note: Note,
): Promise<void> {
  const copy = makeCopy(project, path.resolve(folder));
  const build = async (name: string) => {
    const options = { folder: copy.folder, limitSeconds };
    const { failure, wallSeconds, cpuSeconds } = await runMeasured(command, options);
    if (failure) throw new Error(failure);
    note(`this site: ${name} (s)`, wallSeconds);
    note(`this site: ${name}, CPU (s)`, cpuSeconds);
  };
  try {
    for (let run = 1; run <= runs; run += 1) {
      copy.clean();
      await build('cold');
      keepOnlyBundle(copy.folder);
      await build('bundle kept');
      await build('nothing');
      const undo = copy.edit(textEdit);
      await build('one word');
      undo();
    }
  } finally {
    copy.remove();
  }
}

function keepOnlyBundle(folder: string): void {
  const { bundle, leftovers } = ownSite;
  const caches = bundle ? readdirSync(path.join(folder, path.dirname(bundle))) : [];
  const others = caches.map((name) => `.cache/${name}`).filter((name) => name !== bundle);
  for (const name of [...leftovers.filter((name) => name !== '.cache'), ...others]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
