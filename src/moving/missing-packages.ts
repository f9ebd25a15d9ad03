import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

/** Whether a specifier is of a package that its site installs by itself. */
export function isPackage(specifier: string): boolean {
  return (
    /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)/.test(specifier) &&
    !/^(?:@site|@theme|@theme-original|@docusaurus|react|react-dom)(?:\/|$)/.test(specifier) &&
    !isBuiltin(specifier)
  );
}

/** The package of a specifier: `@a/b` of `@a/b/c.css`. */
export const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that are not installed here, each as it has to be named to npm. */
export function listMissingPackages(
  root: string,
  folder: string,
  packages: ReadonlySet<string>,
): string[] {
  const versions = readVersions(path.join(folder, 'package.json'));
  return [...packages]
    .filter((name) => versions.has(name) && !existsSync(path.join(root, 'node_modules', name)))
    .sort()
    .map((name) => quote(name + versionOf(versions.get(name) ?? '')));
}

/** The version for npm; none if it is one that only the package manager of the other project can read. */
function versionOf(written: string): string {
  return /^(?:workspace|link|file|portal|patch|catalog):/.test(written) ? '' : `@${written}`;
}

/** A range has characters that shells read: `^1.2.0`, `>=1 <3`. */
const quote = (name: string) => (/^[\w@/.-]+$/.test(name) ? name : `"${name}"`);

function readVersions(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { dependencies = {}, devDependencies = {} } = Object(parsed);
  return new Map(
    Object.entries({ ...Object(devDependencies), ...Object(dependencies) }).map(
      ([name, version]) => [name, String(version)] as const,
    ),
  );
}
