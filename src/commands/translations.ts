import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTexts, listTextIds } from '../check/check-texts.ts';
import { loadSite } from '../config/load-site.ts';
import { textsPath } from '../config/site-texts.ts';
import { DiagnosticError, isError } from '../diagnostics/diagnostic.ts';
import { runCommand } from '../node/run-command.ts';
import { english } from '../texts/english.ts';

/** `npm run translations`: lists the texts that `content/code.json` lacks; with `--write` adds them in English. */
await runCommand(async () => {
  const root = process.cwd();
  const { site, diagnostics } = await loadSite(root);
  if (!site) throw new DiagnosticError(diagnostics);
  const wrong = checkTexts(root, site).filter(isError);
  if (wrong.length > 0) throw new DiagnosticError(wrong);
  const file = path.join(root, textsPath);
  const written: object = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const ours: Readonly<Record<string, string>> = english;
  const missing = listTextIds(site).filter((id) => !Object.hasOwn(written, id));
  if (!process.argv.includes('--write')) {
    for (const id of missing) console.log(`${id}: ${ours[id]}`);
    console.log(`${missing.length} texts are missing in ${textsPath}.`);
    return;
  }
  const added = Object.fromEntries(missing.map((id) => [id, { message: ours[id] }]));
  writeFileSync(file, `${JSON.stringify({ ...written, ...added }, undefined, 2)}\n`);
  console.log(`Added ${missing.length} texts in English to ${textsPath}.`);
});
