import { openStorage } from '../../../boot/storage.ts';
import { type KeptProject, readStored, store } from './stored-projects.ts';

/** What the browser does not store: it lasts as long as the page. */
let unsaved: KeptProject[] = [];

/** The kept projects, the newest first; what others wrote in their place is left out. */
export function readKept(): KeptProject[] {
  return [...unsaved, ...readStored()].toSorted((a, b) => b.edited - a.edited);
}

/**
 * Keeps a project in the place of what it was before; all others stay. Where there is no room for it
 * in the browser's storage it is kept as long as the page, and storage is left as it is.
 * @param before when it was kept the last time
 * @returns whether all projects are stored
 */
export function keepProject(project: KeptProject, before: number | undefined): boolean {
  const isOther = ({ edited }: KeptProject) => edited !== before;
  const others = unsaved.filter(isOther);
  const stored = readStored().filter(isOther);
  if (store([project, ...others, ...stored])) setUnsaved([]);
  else setUnsaved(store([project, ...stored]) ? others : [project, ...others]);
  return isAllStored();
}

export function isAllStored(): boolean {
  return unsaved.length === 0;
}

/** Why not all projects are stored, and what to do. */
export function explainUnstored(): string {
  return openStorage()
    ? 'Your work is not saved: this browser’s storage is full. Download it, or delete saved projects under Examples.'
    : 'Your work is not saved: this browser blocks storage. Download it to keep it.';
}

/** Keeps a project beside what its address shows, or in its place again. */
export function setAside(edited: number, aside: boolean): void {
  change((list) => list.map((kept) => (kept.edited === edited ? { ...kept, aside } : kept)));
}

export function deleteProject(edited: number): void {
  change((list) => list.filter((kept) => kept.edited !== edited));
}

function change(by: (list: KeptProject[]) => KeptProject[]): void {
  if (store(by(readKept()))) {
    setUnsaved([]);
  } else {
    setUnsaved(by(unsaved));
    store(by(readStored()));
  }
}

function setUnsaved(list: KeptProject[]): void {
  unsaved = list;
  // Pages that ask are left out of the browser's memory, so only where there is need.
  if (list.length > 0) addEventListener('beforeunload', askToStay);
  else removeEventListener('beforeunload', askToStay);
}

function askToStay(event: Event): void {
  event.preventDefault();
}
