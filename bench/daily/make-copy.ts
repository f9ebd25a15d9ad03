import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyEngine, ownSite } from '../sites/own-site.ts';
import type { Edit } from './edits.ts';

export type Copy = ReturnType<typeof makeCopy>;

/**
 * Copies the project with its content, so that no edit touches its own files; the copy goes with this
 * process, also where that is interrupted.
 * @param project its root; @param work where the copy goes
 */
export function makeCopy(project: string, work: string) {
  const folder = path.join(work, `daily-${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
  process.once('exit', remove);
  mkdirSync(folder, { recursive: true });
  copyEngine(project, folder);
  for (const name of ['content', 'public', 'site.config.ts']) {
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  }
  let edits = 0;
  return {
    folder,
    /** Makes an edit. @returns takes it back */
    edit: ({ file, apply }: Edit): (() => void) => {
      const name = path.join(folder, file);
      const before = readFileSync(name, 'utf8');
      edits += 1;
      writeFileSync(name, apply(before, edits));
      return () => writeFileSync(name, before);
    },
    /** Removes all that builds and dev have left. */
    clean: () => {
      for (const name of ownSite.leftovers) {
        rmSync(path.join(folder, name), { recursive: true, force: true });
      }
    },
    remove,
  };
}
