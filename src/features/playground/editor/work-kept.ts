import type { ProjectFile } from '../../samples/compiler/project.ts';
import {
  isAllStored,
  type KeptProject,
  keepProject,
  readKept,
  rememberShown,
  storageKey,
} from './kept-projects.ts';

const pauseMs = 300;

type WorkOptions = {
  /** Returns the current project. */
  read: () => { files: ProjectFile[]; active: string };
  /** Called when the browser can store all projects, or no longer can. */
  onStored: (isStored: boolean) => void;
  /** Called when this tab and another one have changed the same project: both versions are saved. */
  onOtherTab: () => void;
};

/** Saves the visitor's changes, shortly after each and before the page is left. */
export function keepWork({ read, onStored, onOtherTab }: WorkOptions) {
  let address = '';
  let before: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether it was changed here, and not only opened. */
  let isChanged = false;
  let isStored = true;
  /** The versions that existed when this tab opened the project. */
  let knownEdits = new Set<number>();
  let isOtherTold = false;
  const isReplaced = (all: KeptProject[]) =>
    before !== undefined && !all.some(({ edited }) => edited === before);
  /** Whether another tab has saved a version of this project; a shared link has another address than its original. */
  const isChangedElsewhere = (all: KeptProject[]) => {
    const isAny = isReplaced(all);
    return all.some(
      (project) =>
        project.edited !== before &&
        !knownEdits.has(project.edited) &&
        (isAny || project.address === address),
    );
  };
  const tellOther = (all: KeptProject[]) => {
    if (isOtherTold || !isChangedElsewhere(all)) return;
    isOtherTold = true;
    onOtherTab();
  };
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
    tellOther(all);
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
    if (!isChanged) return;
    const all = readKept();
    if (isReplaced(all)) write();
    else tellOther(all);
  };
  const end = new AbortController();
  const { signal } = end;
  addEventListener('pagehide', save, { signal });
  addEventListener('storage', onStorage, { signal });
  document.addEventListener('visibilitychange', save, { signal });
  return {
    /**
     * Another project is shown.
     * @param kept the time at which it was saved, if it is the visitor's
     */
    begin: (shown: string, kept?: number) => {
      save();
      address = shown;
      before = kept;
      isChanged = false;
      knownEdits = new Set(readKept().map(({ edited }) => edited));
      isOtherTold = false;
      rememberShown(kept);
    },
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(save, pauseMs);
    },
    /** The current project has a new address. */
    move: (to: string) => {
      address = to;
      if (before !== undefined || timer !== undefined) write();
    },
    save,
    /** Called when projects were deleted, so that there may be space. */
    tell,
    address: () => address,
    kept: () => before,
    stop: () => {
      save();
      end.abort();
    },
  };
}
