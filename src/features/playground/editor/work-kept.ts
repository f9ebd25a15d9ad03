import type { ProjectFile } from '../../samples/compile/project.ts';
import { type KeptProject, keepProject, readKept } from './kept-projects.ts';

const pause = 300;

type Parts = {
  /** What is being edited. */
  read: () => { files: ProjectFile[]; active: string };
  /** The browser keeps nothing, or no more. */
  onRefused: () => void;
};

/** Keeps what the visitor changes, soon after it was changed and before the page goes. */
export function keepWork({ read, onRefused }: Parts) {
  let address = '';
  let before: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    if (timer !== undefined) write();
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const edited = Math.max(Date.now(), (readKept()[0]?.edited ?? 0) + 1);
    if (keepProject({ address, ...read(), edited }, before)) before = edited;
    else onRefused();
  };
  const end = new AbortController();
  const { signal } = end;
  addEventListener('pagehide', save, { signal });
  document.addEventListener('visibilitychange', save, { signal });
  return {
    /** Another project is shown: what is kept of it, if anything is. */
    begin: (shown: string, kept?: KeptProject) => {
      save();
      address = shown;
      before = kept?.edited;
    },
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(save, pause);
    },
    /** The same project has another address from here on. */
    move: (to: string) => {
      address = to;
      if (before !== undefined || timer !== undefined) write();
    },
    save,
    address: () => address,
    kept: () => before,
    stop: () => {
      save();
      end.abort();
    },
  };
}
