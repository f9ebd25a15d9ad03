import type { ComponentType } from 'react';

/**
 * Finds what a project shows: of its `App` file, else of the first file that has one, the default
 * export, `App`, or the first component that is exported.
 * @param modules what files export, by their names
 */
export function chooseComponent(modules: ReadonlyMap<string, object>): ComponentType | undefined {
  const names = [...modules.keys()];
  const first = names.find((name) => /^App\.[jt]sx?$/.test(name));
  for (const name of first ? [first, ...names] : names) {
    const found = componentOf(modules.get(name) ?? {});
    if (found) return found;
  }
  return undefined;
}

function componentOf(exported: object): ComponentType | undefined {
  const parts = new Map(Object.entries(exported));
  const all = [parts.get('default'), parts.get('App'), ...namedComponents(parts)];
  return all.find(isComponent);
}

function namedComponents(parts: ReadonlyMap<string, unknown>): unknown[] {
  return [...parts].filter(([name]) => /^[A-Z]/.test(name)).map(([, value]) => value);
}

/** A function, or what `memo`, `forwardRef` and `lazy` make of one. */
function isComponent(value: unknown): value is ComponentType {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value);
}
