import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundledPackage } from './bundled-packages.ts';

const license = /^(?:un)?licen[cs]e(?:[-_.]|$)|^copying(?:[-_.]|$)|\.licen[cs]e\.txt$/i;
const notice = /^(?:notices?|third[-_]?party[\w-]*)(?:\.|$)/i;
const isText = (name: string) => !/\.(?:[cm]?[jt]sx?|json|map|html)$/i.test(name);

/**
 * Reads the license of a package, with the notices about third-party code in its files.
 * @returns undefined if it has none
 */
export function readLicenseText({ folder, modules, isHelper }: BundledPackage): string | undefined {
  const own = readdirSync(folder).filter(isText);
  const texts = own.filter((name) => license.test(name)).sort();
  if (isHelper) return join(texts.map((name) => withoutBundled(read(folder, name))));
  const notices = own.filter((name) => notice.test(name)).sort();
  const beside = listFolders(folder, modules).flatMap((inner) =>
    readdirSync(inner)
      .filter((name) => isText(name) && (license.test(name) || notice.test(name)))
      .sort()
      .map((name) => read(inner, name)),
  );
  if (texts.length === 0) return undefined;
  return join([...[...texts, ...notices].map((name) => read(folder, name)), ...beside]);
}

/** The folders between a package's root and its modules, where it may have third-party code. */
function listFolders(folder: string, modules: readonly string[]): string[] {
  const inner = new Set<string>();
  for (const module of modules) {
    for (let at = path.dirname(module); at.length > folder.length; at = path.dirname(at)) {
      inner.add(at);
    }
  }
  return [...inner].filter((at) => existsSync(at)).sort();
}

/** The part of a bundler's license about the code that it adds to scripts. */
function withoutBundled(text: string): string {
  return text.split(/^#+ Licenses of bundled dependencies/m, 1)[0] ?? '';
}

function read(folder: string, name: string): string {
  return readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim();
}

function join(texts: readonly string[]): string | undefined {
  return [...new Set(texts)].join('\n\n').trim() || undefined;
}
