import path from 'node:path';
import { overridesFolder, replaceableFolder } from '../content/overrides.ts';
import type { Fault } from '../faults/fault.ts';
import { findNearestName } from '../faults/nearest-name.ts';
import { listExports } from '../read/list-exports.ts';
import { listFiles } from '../read/list-files.ts';

/** Finds overrides that replace nothing, and those without an export of the component that they replace. */
export function findOverrideFaults(root: string): Fault[] {
  const names = listFiles(path.join(root, overridesFolder)).filter((name) =>
    /^[^/]+\.[jt]sx?$/.test(name),
  );
  if (names.length === 0) return [];
  const known = listFiles(path.join(root, replaceableFolder)).filter((name) =>
    /^[^/]+\.tsx$/.test(name),
  );
  return names.flatMap((name) => {
    const file = `${overridesFolder}/${name}`;
    if (!known.includes(name)) return [{ file, ...describeUnknown(name, known) }];
    return findMissingExports(root, name).map((missing) => ({
      file,
      message: `it does not export ${missing}, which ${replaceableFolder}/${name} exports`,
      hint: `Export it, or keep the original with: export * from '@site/${replaceableFolder}/${name}';`,
    }));
  });
}

/** @param known the names of all components, sorted */
function describeUnknown(name: string, known: readonly string[]): Pick<Fault, 'message' | 'hint'> {
  const nearest = findNearestName(name.replace(/\.[jt]sx?$/, '.tsx'), known);
  return {
    message: `there is no component ${replaceableFolder}/${name} to replace`,
    hint: nearest
      ? `Did you mean ${nearest}?`
      : `Give it the name of a file in ${replaceableFolder}, or move it to a folder in ${overridesFolder}.`,
  };
}

/** The exports that an override lacks; none if its text alone doesn't tell what it exports. */
function findMissingExports(root: string, name: string): string[] {
  const own = listExports(path.join(root, overridesFolder, name));
  const original = listExports(path.join(root, replaceableFolder, name));
  return own && original ? original.filter((one) => !own.includes(one)) : [];
}
