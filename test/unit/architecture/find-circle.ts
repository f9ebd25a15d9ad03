/**
 * Finds the first import cycle.
 * @param imports what each name imports; names without an entry import nothing
 * @returns its names in order, with the first repeated at the end
 */
export function findCircle(imports: ReadonlyMap<string, Iterable<string>>): string[] | undefined {
  const done = new Set<string>();
  const follow = (name: string, way: readonly string[]): string[] | undefined => {
    const start = way.indexOf(name);
    if (start !== -1) return [...way.slice(start), name];
    if (done.has(name)) return undefined;
    for (const target of imports.get(name) ?? []) {
      const circle = follow(target, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const circle = follow(name, []);
    if (circle) return circle;
  }
  return undefined;
}
