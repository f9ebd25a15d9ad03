import { existsSync } from 'node:fs';
import path from 'node:path';
import { compareText, type Fault, FaultError } from '../faults/fault.ts';
import { type BundledPackage, findBundledPackages, readPackage } from './bundled-packages.ts';
import { formatLicenses, type LicensedPackage } from './format-licenses.ts';
import { readLicenseText } from './license-text.ts';
import { licensesFolder, readSuppliedLicenses, type SuppliedLicense } from './supplied-licenses.ts';

/**
 * Creates the list of all packages in the site's scripts, with the texts of their licenses.
 * @param ids the module ids of all scripts, as the bundlers list them
 * @throws FaultError for packages without a license text
 */
export function buildLicenses(root: string, ids: readonly string[]): string {
  const supplied = readSuppliedLicenses(root);
  const faults: Fault[] = [];
  const bundled = findBundledPackages(root, ids);
  const packages = [...bundled, ...bundled.flatMap((one) => listHeld(one, supplied, faults))];
  const licensed = new Map<string, LicensedPackage>();
  for (const one of packages) {
    const { name, version, license } = one;
    const text = readLicenseText(one) ?? supplied.find(isFor(one))?.text;
    if (text) licensed.set(`${name}@${version}`, { name, version, license, text });
    else faults.push(describeMissing(root, one, supplied));
  }
  if (faults.length > 0) throw new FaultError(faults);
  const sorted = [...licensed.values()].sort(
    (a, b) => compareText(a.name, b.name) || compareText(a.version, b.version),
  );
  return formatLicenses(sorted);
}

const isFor =
  ({ name, version }: BundledPackage) =>
  (one: SuppliedLicense) =>
    one.name === name && one.version === version;

/** Lists the packages that are bundled into another package's files. */
function listHeld(
  holder: BundledPackage,
  supplied: readonly SuppliedLicense[],
  faults: Fault[],
): BundledPackage[] {
  const entry = supplied.find(isFor(holder));
  return (entry?.holds ?? []).flatMap((name) => {
    const found = foldersAbove(holder.folder)
      .map((at) => path.join(at, 'node_modules', name))
      .find((at) => existsSync(at));
    const held = found && readPackage(found);
    if (held) return [held];
    const message = `${holder.name} should contain ${name}, which is not installed`;
    faults.push({ file: entry?.file ?? licensesFolder, message, hint: 'Check the name.' });
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
): Fault {
  const file = path.relative(root, path.join(folder, 'LICENSE')).split(path.sep).join('/');
  const message = `${name} ${version} (${license}) is in the site's scripts and has no license text`;
  const other = supplied.find((one) => one.name === name);
  const hint = other
    ? `${other.file} has the text for ${other.version}: check that it still applies, and change the version there.`
    : `Add the text from its repository as ${licensesFolder}/${name.replace(/^@|\/.*$/g, '')}.txt, below the line ${name}@${version}: see docs/licenses.md.`;
  return { file, message, hint };
}
