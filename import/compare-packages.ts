import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { isOfPackage } from '../src/content/modules/package-name.ts';
import { escapePattern } from '../src/links/escape-pattern.ts';

/** Whether a specifier is of a package that its site installs by itself. */
export function isPackage(specifier: string): boolean {
  return (
    isOfPackage(specifier) &&
    !/^(?:@site|@theme|@theme-original|@docusaurus|react|react-dom)(?:\/|$)/.test(specifier) &&
    !isBuiltin(specifier)
  );
}

/** Compiles Sass here; without it, style sheets in Sass cannot be imported. */
export const sassPackage = 'sass-embedded';

export type PackageLists = {
  /** Packages that aren't installed here, each as an argument of `npm install`. */
  missing: string[];
  /** Packages that are installed here in a version that the site doesn't allow: a sentence for each. */
  differing: string[];
  /** Names that the site's `package.json` does not have either, such as aliases that only code sets. */
  unknown: string[];
};

/**
 * Compares what the content of a site imports with what is installed here.
 * @param folder the site's folder, whose `package.json` has the versions
 * @param packages names, as in imports
 */
export function comparePackages(
  root: string,
  folder: string,
  packages: ReadonlySet<string>,
): PackageLists {
  const ranges = readRanges(folder);
  const locks = ['package-lock.json', 'yarn.lock']
    .map((lock) => path.join(folder, lock))
    .filter((lock) => existsSync(lock))
    .map((lock) => readFileSync(lock, 'utf8'));
  const lists: PackageLists = { missing: [], differing: [], unknown: [] };
  for (const name of [...packages].sort()) {
    // Docusaurus' plugin for Sass needs another package than this site.
    const range =
      ranges.get(name) ?? findLocked(locks, name) ?? (name === sassPackage ? 'latest' : undefined);
    const installed = path.join(root, 'node_modules', name);
    const isHere = existsSync(installed);
    if (range === undefined) {
      if (!isHere) lists.unknown.push(name);
      continue;
    }
    if (!isHere) {
      lists.missing.push(toArgument(name, range));
      continue;
    }
    const version = readVersion(path.join(installed, 'package.json'));
    if (version !== undefined && !isAllowed(version, range))
      lists.differing.push(`${name}: ${version} is installed here, the site uses ${range}`);
  }
  return lists;
}

/** Versions that only the site's own workspace or package manager can resolve. */
const localProtocol = /^(?:(?:workspace|link|file|portal|patch|catalog):|\.{1,2}\/)/;

/** A range has characters that shells read: `^1.2.0`, `>=1 <3`. */
function toArgument(name: string, range: string): string {
  const argument = localProtocol.test(range) ? name : `${name}@${range}`;
  return /^[\w@/.-]+$/.test(argument) ? argument : `"${argument}"`;
}

/**
 * Whether a version has the major of a range, or for 0.x its minor. A range that isn't made of numbers allows
 * every version, and so does one without an upper end.
 */
function isAllowed(version: string, range: string): boolean {
  if (!/^[\dv^~=<>*\s.x|-]+$/.test(range.replace(/-[a-z][\w.]*/gi, ''))) return true;
  return range.split('||').some((alternative) => {
    const bounds = [...alternative.matchAll(/(?:^|[^\d.])v?(\d+)(?:\.(\d+))?/g)];
    const [major, minor] = version.split('.');
    const isSame = bounds.some(
      ([, first, second]) =>
        first === major && (major !== '0' || second === undefined || second === minor),
    );
    return isSame || bounds.length === 0 || /^\s*>/.test(alternative);
  });
}

function readVersion(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { version }: { version?: unknown } = Object(JSON.parse(readFileSync(file, 'utf8')));
  return typeof version === 'string' ? version : undefined;
}

/** The version of a package that others bring along, from the texts of lock files of npm or Yarn. */
function findLocked(locks: readonly string[], name: string): string | undefined {
  const written = escapePattern(name);
  const locked = new RegExp(
    String.raw`^(?: *"node_modules/${written}": \{|"?${written}@.*:)\n *"?version"?:? "?([\w.+-]+)`,
    'm',
  );
  return locks.map((text) => locked.exec(text)?.[1]).find((version) => version !== undefined);
}

/** The versions of packages that a site's `package.json` allows, by their names. */
export function readRanges(folder: string): Map<string, string> {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return new Map();
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { dependencies = {}, devDependencies = {} } = Object(parsed);
  return new Map(
    Object.entries({ ...Object(devDependencies), ...Object(dependencies) }).map(
      ([name, version]) => [name, String(version)] as const,
    ),
  );
}
