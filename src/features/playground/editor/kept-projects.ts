import { openStorage } from '../../../boot/storage.ts';
import { type KeptProject, readStored, store } from './stored-projects.ts';

/** Projects that the browser can't store: they last as long as the page. */
let unsaved: KeptProject[] = [];

/** The saved projects, newest first; invalid entries are ignored. */
export function readKept(): KeptProject[] {
  return [...unsaved, ...readStored()].toSorted((a, b) => b.edited - a.edited);
}

/**
 * Saves a project, replacing its previous version. If storage is full, the project lasts as long as the page, and
 * storage stays unchanged.
 * @param before the time of the previous version
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

/** Whether the browser has stored all projects. */
export function isAllStored(): boolean {
  return unsaved.length === 0;
}

/** Why not all projects are stored, and what to do. */
export function explainUnstored(): string {
  return openStorage()
    ? 'Your work is not saved: this browser’s storage is full. Download it, or delete saved projects under Examples.'
    : 'Your work is not saved: this browser blocks storage. Download it to keep it.';
}

/** Saves a project next to the one with the same address, or as that one again. */
export function setAside(edited: number, aside: boolean): void {
  change((list) => list.map((kept) => (kept.edited === edited ? { ...kept, aside } : kept)));
}

/**
 * Deletes a saved project.
 * @param edited the time that identifies it
 */
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
  // Pages with this listener aren't cached for Back, so it is only added if necessary.
  if (list.length > 0) addEventListener('beforeunload', askToStay);
  else removeEventListener('beforeunload', askToStay);
}

function askToStay(event: Event): void {
  event.preventDefault();
}
