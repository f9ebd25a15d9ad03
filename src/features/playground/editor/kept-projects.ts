import { readItem } from '../../../boot/storage.ts';
import type { ProjectFile } from '../../samples/compile/project.ts';

/** A project that the visitor changed. */
export type KeptProject = {
  /** Of what was changed: the fragment of its address. */
  address: string;
  files: ProjectFile[];
  active: string;
  /** When, in milliseconds; no two have the same. */
  edited: number;
  /** The visitor began anew at its address. */
  aside?: boolean;
};

const storageKey = 'playground';
const most = 8;

/** The kept projects, the newest first; what others wrote in their place is left out. */
export function readKept(): KeptProject[] {
  const text = readItem(storageKey);
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps a project in the place of what it was before; what another window has written stays.
 * @param before when it was kept the last time
 * @returns whether the browser keeps it
 */
export function keepProject(project: KeptProject, before: number | undefined): boolean {
  const others = readKept().filter(({ edited }) => edited !== before);
  const list = [project, ...others].slice(0, most);
  for (let count = list.length; count > 0; count -= 1) {
    if (store(list.slice(0, count))) return true;
  }
  return false;
}

/** Keeps a project beside what its address shows. */
export function setAside(edited: number): void {
  store(readKept().map((kept) => (kept.edited === edited ? { ...kept, aside: true } : kept)));
}

/** Without room left it throws, too. */
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
    Array.isArray(files) &&
    files.length > 0 &&
    files.every(isFile)
  );
}

function isFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, code }: Record<string, unknown> = { ...value };
  return typeof name === 'string' && typeof code === 'string';
}
