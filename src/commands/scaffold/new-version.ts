import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readData, readVersionNames, versionName } from '../../config/frozen-versions.ts';
import { loadSite } from '../../config/load-site.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { docsFolder, versionsPath } from '../../content/data-files.ts';
import {
  currentVersion,
  docsFolderOf,
  folderOfVersion,
  sidebarsFileOf,
} from '../../content/docs-versions.ts';
import { folderOfLanguage } from '../../content/translated-files.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { listNames } from '../../node/disk-cache.ts';
import { fileExists } from './new-file.ts';

/**
 * Freezes the docs of `content/docs/`, their sidebars and their translations as a version, as Docusaurus does, and names
 * it first in `content/versions.json`. Nothing is overwritten.
 * @returns what was made, and what is left to do, a line each
 * @throws DiagnosticError that says what is wrong with the name, the configuration, or which files exist
 */
export async function newVersion(root: string, name: string): Promise<string[]> {
  const reject = (message: string, hint: string) => {
    throw new DiagnosticError([{ file: 'npm run new', message, hint }]);
  };
  if (!versionName.safeParse(name).success || /^\.+$/.test(name) || name === currentVersion)
    reject(`got "${name}"; expected the name of a version`, 'Write npm run new -- version 1.2');
  const { site, diagnostics } = await loadSite(root);
  if (!site) throw new DiagnosticError(diagnostics);
  const [folder, sidebars] = [docsFolderOf(name), sidebarsFileOf(name)];
  if (!existsSync(path.join(root, docsFolder)))
    reject(`there is no folder ${docsFolder}`, 'Write the docs first.');
  const { value: names = [], diagnostics: wrong } = readVersionNames(root);
  if (wrong.length > 0) throw new DiagnosticError(wrong);
  const existing = [folder, sidebars].find((file) => existsSync(path.join(root, file)));
  if (existing !== undefined) throw fileExists(existing);
  if (names.includes(name)) throw fileExists(`${versionsPath}, with "${name}"`);
  cpSync(path.join(root, docsFolder), path.join(root, folder), { recursive: true });
  mkdirSync(path.dirname(path.join(root, sidebars)), { recursive: true });
  const write = (file: string, data: unknown) =>
    writeFileSync(path.join(root, file), `${JSON.stringify(data, null, 2)}\n`);
  write(sidebars, site.docs.sidebars);
  write(versionsPath, [name, ...names]);
  freezeTranslations(root, name, site.languages);
  return [
    `Created ${folder}, ${sidebars} and the version "${name}" in ${versionsPath}`,
    ...(site.docs.areVersionsChosen
      ? [
          `Add { name: '${name}' } to docs.versions in site.config.ts: it lists the versions to show.`,
        ]
      : []),
  ];
}

/** The pages of the version are then translated as far as those were that it is made from. */
function freezeTranslations(root: string, name: string, languages: SiteConfig['languages']): void {
  for (const folder of languages?.slice(1).map(folderOfLanguage) ?? []) {
    for (const plugin of listNames(path.join(root, folder)).filter((one) => docsPlugin.test(one))) {
      const from = path.join(folder, plugin, currentVersion);
      const to = path.join(folder, plugin, folderOfVersion(name));
      if (existsSync(path.join(root, from)))
        cpSync(path.join(root, from), path.join(root, to), { recursive: true, force: false });
      const { value } = readData(root, `${from}.json`, z.record(z.string(), z.unknown()));
      if (!value || existsSync(path.join(root, `${to}.json`))) continue;
      // The version has a label of its own.
      const { 'version.label': _label, ...texts } = value;
      writeFileSync(path.join(root, `${to}.json`), `${JSON.stringify(texts, null, 2)}\n`);
    }
  }
}

const docsPlugin = /^docusaurus-plugin-content-docs(?:-|$)/;
