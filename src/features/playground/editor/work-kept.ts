import type { ProjectFile } from '../../samples/compiler/project.ts';
import { isAllStored, keepProject, readKept } from './kept-projects.ts';
import { type KeptProject, rememberShown, storageKey } from './stored-projects.ts';

const pauseMs = 300;

type Parts = {
  /** What is being edited. */
  read: () => { files: ProjectFile[]; active: string };
  /** The browser stores all work, or no longer does. */
  onStored: (isStored: boolean) => void;
  /** Another tab has changed the same project: both versions are kept. */
  onOtherTab: () => void;
};

/** Keeps what the visitor changes, soon after it was changed and before the page goes. */
export function keepWork({ read, onStored, onOtherTab }: Parts) {
  let address = '';
  let before: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** It was changed here, and not only opened. */
  let isChanged = false;
  let isStored = true;
  const isReplaced = (all: KeptProject[]) =>
    before !== undefined && !all.some(({ edited }) => edited === before);
  const tell = () => {
    const now = isAllStored();
    if (now !== isStored) onStored(now);
    isStored = now;
  };
  const save = () => {
    if (timer !== undefined) write();
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const all = readKept();
    if (isReplaced(all)) onOtherTab();
    // Two tabs may write in the same millisecond.
    const edited = Math.max(Date.now() + Math.random(), (all[0]?.edited ?? 0) + 1);
    keepProject({ address, ...read(), edited }, before);
    rememberShown(edited);
    before = edited;
    isChanged = true;
    tell();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== storageKey) return;
    if (isChanged && isReplaced(readKept())) write();
  };
  const end = new AbortController();
  const { signal } = end;
  addEventListener('pagehide', save, { signal });
  addEventListener('storage', onStorage, { signal });
  document.addEventListener('visibilitychange', save, { signal });
  return {
    /** Another project is shown; `kept` where it is the visitor's, and when that was kept. */
    begin: (shown: string, kept?: number) => {
      save();
      address = shown;
      before = kept;
      isChanged = false;
      rememberShown(kept);
    },
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(save, pauseMs);
    },
    /** The same project has another address from here on. */
    move: (to: string) => {
      address = to;
      if (before !== undefined || timer !== undefined) write();
    },
    save,
    /** Others were deleted, so that there may be room. */
    tell,
    address: () => address,
    kept: () => before,
    stop: () => {
      save();
      end.abort();
    },
  };
}
