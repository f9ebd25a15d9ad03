import type { ComponentType } from 'react';

/**
 * Finds the component to show: the default export, `App`, or the first exported component of the `App` file,
 * otherwise of the first file that has one.
 * @param modules the exports of files, by name
 */
export function chooseComponent(modules: ReadonlyMap<string, object>): ComponentType | undefined {
  const names = [...modules.keys()];
  const first = names.find((name) => /^App\.[jt]sx?$/.test(name));
  for (const name of first ? [first, ...names] : names) {
    const component = componentOf(modules.get(name) ?? {});
    if (component) return component;
  }
  return undefined;
}

function componentOf(exported: object): ComponentType | undefined {
  const exports = new Map(Object.entries(exported));
  const all = [exports.get('default'), exports.get('App'), ...namedComponents(exports)];
  return all.find(isComponent);
}

function namedComponents(exports: ReadonlyMap<string, unknown>): unknown[] {
  return [...exports].filter(([name]) => /^[A-Z]/.test(name)).map(([, value]) => value);
}

/** True for functions, and for the results of `memo`, `forwardRef` and `lazy`. */
function isComponent(value: unknown): value is ComponentType {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value);
}
