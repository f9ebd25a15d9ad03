export type LicensedPackage = { name: string; version: string; license: string; text: string };

const rule = '='.repeat(80);

/** Formats a text file: every package once, then every license text once, with its number. */
export function formatLicenses(packages: readonly LicensedPackage[]): string {
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
