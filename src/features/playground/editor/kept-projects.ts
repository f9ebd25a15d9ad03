import { openStorage, readItem } from '../../../boot/storage.ts';
import { textFor } from '../../../texts/text.ts';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import { findNameProblem } from '../../samples/link/check-project.ts';

/** A project that the visitor changed. */
export type KeptProject = {
  /** The fragment of the original's address. */
  address: string;
  files: ProjectFile[];
  active: string;
  /** The time of the last change in milliseconds; unique, also between tabs. */
  edited: number;
  /** Whether the visitor has started again from the original. */
  aside?: boolean;
};

export const storageKey = 'playground';

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
  return openStorage() ? textFor('playground.unsaved.full') : textFor('playground.unsaved.blocked');
}

/** Saves a project next to the one with the same address, or as that one again. */
export function setAside(edited: number, aside: boolean): void {
  change((list) =>
    list.map((project) => (project.edited === edited ? { ...project, aside } : project)),
  );
}

/**
 * Deletes a saved project.
 * @param edited the time that identifies it
 */
export function deleteProject(edited: number): void {
  change((list) => list.filter((project) => project.edited !== edited));
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

/** `Nov 22, 2026, 10:15 AM`; only the time for today. */
export function formatTime(edited: number): string {
  const isToday = new Date(edited).toDateString() === new Date().toDateString();
  const dateStyle = isToday ? undefined : 'medium';
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle,
    timeStyle: 'short',
  }).format(edited);
}

/** The latest time of an entry: a later one is no date, or stays the same if a millisecond is added. */
const maxTime = 8e15;

/** Reads the stored projects; invalid entries are ignored. */
function readStored(): KeptProject[] {
  const text = readItem(storageKey);
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** @returns whether there was enough space */
function store(list: KeptProject[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

function isKept(value: unknown): value is KeptProject {
  if (typeof value !== 'object' || value === null) return false;
  const { address, files, active, edited }: Record<string, unknown> = { ...value };
  return (
    typeof address === 'string' &&
    typeof active === 'string' &&
    typeof edited === 'number' &&
    edited >= 0 &&
    edited < maxTime &&
    Array.isArray(files) &&
    files.length > 0 &&
    files.every(isFile)
  );
}

function isFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, code }: Record<string, unknown> = { ...value };
  return typeof name === 'string' && !findNameProblem(name) && typeof code === 'string';
}

/** Which project this tab shows, for a reload. */
export function rememberShown(edited: number | undefined): void {
  try {
    if (edited === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, `${edited}`);
  } catch {
    // The newest version is opened then.
  }
}

/** The time that identifies the project of this tab; NaN if there is none, undefined if storage is blocked. */
export function readShownProject(): number | undefined {
  try {
    return Number(sessionStorage.getItem(storageKey) ?? Number.NaN);
  } catch {
    return undefined;
  }
}
