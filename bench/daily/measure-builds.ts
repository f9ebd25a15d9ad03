import { runMeasured } from '../measure/run-measured.ts';
import { builtEdits } from './edits.ts';
import type { Copy } from './make-copy.ts';
import type { Note } from './measure-edits.ts';

const limitSeconds = 600;

/** Measures builds: one with nothing to start from, one without a change, and one after each edit. */
export async function measureBuilds(copy: Copy, note: Note): Promise<void> {
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
