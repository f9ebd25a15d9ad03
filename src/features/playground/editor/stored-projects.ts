import { readItem } from '../../../boot/storage.ts';
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

/** The latest time of an entry: a later one is no date, or stays the same if a millisecond is added. */
const maxTime = 8e15;

/** Reads the stored projects; invalid entries are ignored. */
export function readStored(): KeptProject[] {
  const text = readItem(storageKey);
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** @returns whether there was enough space */
export function store(list: KeptProject[]): boolean {
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
