import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { findModuleFile } from '../read/module-file.ts';
import type { Copy } from './plan-copies.ts';

const specifiers =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*|\]\(|=)\s*["']?([@\w.][^"'()\s]*)/g;

export type FollowedImports = {
  /** Files of the project that content imports. */
  copies: Copy[];
  /** Packages that they import. */
  packages: Set<string>;
};

/**
 * Follows what content imports as `@site/…`, and what these modules import.
 * @param folder the full path of the site's folder
 * @param files the content files
 */
export function followImports(folder: string, files: readonly string[]): FollowedImports {
  const copies = new Map<string, Copy>();
  const packages = new Set<string>();
  const visit = (file: string, isModule: boolean) => {
    for (const specifier of listSpecifiers(readFileSync(file, 'utf8'), isModule)) {
      const name = pathInSite(specifier, file, folder, isModule);
      if (name === undefined) {
        if (isPackage(specifier)) packages.add(packageOf(specifier));
        continue;
      }
      const found = findModuleFile(folder, name);
      if (found === undefined || copies.has(found) || /^(?:static|docs|blog)\//.test(found))
        continue;
      copies.set(found, { from: path.join(folder, found), to: found });
      if (/\.[cm]?[jt]sx?$/.test(found)) visit(path.join(folder, found), true);
    }
  };
  for (const file of files) visit(file, false);
  return { copies: [...copies.values()], packages };
}

/** In a text only lines that are imports count: what is in code is somebody else's. */
function listSpecifiers(text: string, isModule: boolean): string[] {
  const read = isModule ? text : withoutFences(text);
  const lines = isModule ? read : read.replace(/^(?!\s*(?:import|export)\b)(?!.*@site\/).*$/gm, '');
  return Array.from(lines.matchAll(specifiers), ([, specifier = '']) => specifier);
}

function withoutFences(text: string): string {
  return text.replace(
    /^([ \t]*)(`{3,}|~{3,})(?!.*mdx-code-block)[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm,
    '',
  );
}

function pathInSite(
  specifier: string,
  file: string,
  folder: string,
  isModule: boolean,
): string | undefined {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length).replace(/\?.*$/, '');
  if (!isModule || !specifier.startsWith('.')) return undefined;
  const name = path.relative(folder, path.resolve(path.dirname(file), specifier));
  return name.startsWith('..') ? undefined : name.split(path.sep).join('/');
}

function isPackage(specifier: string): boolean {
  return (
    /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)/.test(specifier) &&
    !/^(?:@site|@theme|@theme-original|@docusaurus|react|react-dom)(?:\/|$)/.test(specifier) &&
    !isBuiltin(specifier)
  );
}

const packageOf = (specifier: string) =>
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
    .map((name) => `${name}@${(versions.get(name) ?? '').replace(/^[\^~]/, '')}`);
}

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
