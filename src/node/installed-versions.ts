import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the versions of installed packages and of all that they depend on, as `name version`, sorted. The list is
 * the same on every machine: it leaves out optional dependencies, which are for one platform, and where npm put
 * each package.
 * @param root the project's root, from which the packages are imported
 * @param names as in imports: `react`, `@babel/core`
 */
export function listVersions(root: string, names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    const folder = findPackage(name, from);
    if (folder === undefined || seen.has(folder)) return;
    const {
      version,
      dependencies = {},
    }: { version: string; dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    seen.set(folder, `${name} ${version}`);
    for (const need of Object.keys(dependencies)) visit(need, folder);
  };
  for (const name of names) visit(name, root);
  return [...new Set(seen.values())].sort();
}

/** The real path of a package, found as Node finds it. */
function findPackage(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(folder)) return realpathSync.native(folder);
  const above = path.dirname(from);
  return above === from ? undefined : findPackage(name, above);
}
