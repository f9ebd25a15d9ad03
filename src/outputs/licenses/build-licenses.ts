import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import {
  compareText,
  type Diagnostic,
  DiagnosticError,
  formatDiagnostics,
} from '../../diagnostics/diagnostic.ts';
import { type BundledPackage, findBundledPackages, readPackage } from './bundled-packages.ts';
import { licensesFolder, readSuppliedLicenses, type SuppliedLicense } from './supplied-licenses.ts';

type LicensedPackage = { name: string; version: string; license: string; text: string };

const license = /^(?:un)?licen[cs]e(?:[-_.]|$)|^copying(?:[-_.]|$)|\.licen[cs]e\.txt$/i;
const notice = /^(?:notices?|third[-_]?party[\w-]*)(?:\.|$)/i;
const isText = (name: string) => !/\.(?:[cm]?[jt]sx?|json|map|html)$/i.test(name);

/**
 * Creates the list of all packages in the site's scripts, with the texts of their licenses.
 * @param ids the module ids of all scripts, as the bundlers list them
 * @param onMissing how packages without a license text are told
 * @throws DiagnosticError for these with `throw`
 */
export function buildLicenses(
  root: string,
  ids: readonly string[],
  onMissing: SiteConfig['onMissingLicenses'] = 'throw',
): string {
  const supplied = readSuppliedLicenses(root);
  const diagnostics: Diagnostic[] = [];
  const bundled = findBundledPackages(root, ids);
  const held = bundled.flatMap((holder) => listHeld(holder, supplied, diagnostics));
  const licensed = new Map<string, LicensedPackage>();
  for (const entry of [...bundled, ...held]) {
    const { name, version, license } = entry;
    const text = readLicenseText(entry) ?? supplied.find(isFor(entry))?.text;
    if (!text) diagnostics.push(describeMissing(root, entry, supplied));
    licensed.set(`${name}@${version}`, {
      name,
      version,
      license,
      text: text ?? 'It has no license text.',
    });
  }
  if (diagnostics.length > 0 && onMissing === 'throw') throw new DiagnosticError(diagnostics);
  if (diagnostics.length > 0 && onMissing === 'warn') {
    const warnings = diagnostics.map((one) => ({ ...one, severity: 'warning' as const }));
    console.warn(`${formatDiagnostics(warnings)}\n`);
  }
  const sorted = [...licensed.values()].sort(
    (a, b) => compareText(a.name, b.name) || compareText(a.version, b.version),
  );
  return formatLicenses(sorted);
}

const isFor =
  ({ name, version }: BundledPackage) =>
  (supplied: SuppliedLicense) =>
    supplied.name === name && supplied.version === version;

/** Lists the packages that are bundled into another package's files. */
function listHeld(
  holder: BundledPackage,
  supplied: readonly SuppliedLicense[],
  diagnostics: Diagnostic[],
): BundledPackage[] {
  const entry = supplied.find(isFor(holder));
  return (entry?.holds ?? []).flatMap((name) => {
    const folder = foldersAbove(holder.folder)
      .map((at) => path.join(at, 'node_modules', name))
      .find((at) => existsSync(at));
    const held = folder && readPackage(folder);
    if (held) return [held];
    const message = `${holder.name} should contain ${name}, which is not installed`;
    diagnostics.push({ file: entry?.file ?? licensesFolder, message, hint: 'Check the name.' });
    return [];
  });
}

function foldersAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

function describeMissing(
  root: string,
  { name, version, license, folder }: BundledPackage,
  supplied: readonly SuppliedLicense[],
): Diagnostic {
  const file = path.relative(root, path.join(folder, 'LICENSE')).split(path.sep).join('/');
  const message = `${name} ${version} (${license}) is in the site's scripts and has no license text`;
  const other = supplied.find((entry) => entry.name === name);
  const hint = other
    ? `${other.file} has the text for ${other.version}: check that it still applies, and change the version there.`
    : `Add the text from its repository as ${licensesFolder}/${name.replace(/^@|\/.*$/g, '')}.txt, below the line ${name}@${version}: see docs/licenses.md.`;
  return { file, message, hint };
}

/**
 * Reads the license of a package, with the notices about third-party code in its files.
 * @returns undefined if it has none
 */
function readLicenseText({ folder, modules, isHelper }: BundledPackage): string | undefined {
  const names = readdirSync(folder).filter(isText);
  const texts = names.filter((name) => license.test(name)).sort();
  if (isHelper) return join(texts.map((name) => withoutBundled(read(folder, name))));
  const notices = names.filter((name) => notice.test(name)).sort();
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

const rule = '='.repeat(80);

/** Formats a text file: every package once, then every license text once, with its number. */
function formatLicenses(packages: readonly LicensedPackage[]): string {
  const texts = [...new Set(packages.map(({ text }) => text))];
  const lines = packages.map(
    ({ name, version, license, text }) =>
      `${name} ${version} (${license}): text ${texts.indexOf(text) + 1}`,
  );
  return [
    'Third-party licenses',
    'The scripts of this site contain code of these packages. The license of each is in the text with its number.',
    lines.join('\n'),
    ...texts.map((text, at) => `${rule}\nText ${at + 1}\n${rule}\n\n${text}`),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
