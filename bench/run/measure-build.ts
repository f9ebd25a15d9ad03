import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Corpus } from '../corpus/corpus-types.ts';
import { type PageWeight, weighPage } from '../measure/page-weight.ts';
import { runMeasured } from '../measure/run-measured.ts';
import { type SearchWeight, weighSearch } from '../measure/search-weight.ts';
import type { BuildKind, BuildUse } from '../report/results.ts';
import type { SiteKind } from '../sites/site-kind.ts';

export type BuiltSite = { site: SiteKind; corpus: Corpus; folder: string };

/** No generator is measured while it reports home. */
const env = { ASTRO_TELEMETRY_DISABLED: '1', CI: '1' };

/**
 * Builds a site by its own `npm run build` and measures that.
 * @param kind cold: all that a build leaves is deleted before; content: the same, but for the
 *   bundle; edit: a sentence is put into the page in the middle before, and taken out afterwards
 * @throws where the build fails, or what came out lacks pages or the sentence
 */
export async function measureBuild(
  built: BuiltSite,
  kind: BuildKind,
  limitSeconds: number,
): Promise<BuildUse> {
  const { site, corpus, folder } = built;
  if (kind === 'cold' || kind === 'content') clean(built, kind);
  const edit = kind === 'edit' ? editSample(built) : undefined;
  const { failure, ...use } = await runMeasured(['npm', 'run', 'build'], {
    folder,
    env,
    limitSeconds,
  });
  edit?.undo();
  if (failure) throw new Error(failure);
  const { names, bytes } = listOutput(path.join(folder, site.output));
  const pages = names.filter((name) => name.endsWith('.html')).length;
  if (pages < corpus.pages.length) throw new Error(`The output has ${pages} pages.`);
  const html = readFileSync(path.join(folder, site.output, site.htmlOf(corpus.sample)), 'utf8');
  if (edit && !html.includes(edit.sentence)) throw new Error('The edit is not in the output.');
  return { ...use, files: names.length, outputBytes: bytes };
}

/** Deletes what builds have left. The bundle is put aside where that is to stay. */
function clean({ site, folder }: BuiltSite, kind: BuildKind): void {
  const aside = path.join(folder, 'bundle-of-before');
  const bundle = kind === 'content' && site.bundle && path.join(folder, site.bundle);
  if (bundle) renameSync(bundle, aside);
  for (const name of site.leftovers) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  if (!bundle) return;
  mkdirSync(path.dirname(bundle), { recursive: true });
  renameSync(aside, bundle);
}

/** Weighs the page in the middle of a site that was built. */
export function weighSample({ site, corpus, folder }: BuiltSite): PageWeight {
  const output = path.join(folder, site.output);
  const payload = site.payloadOf?.(corpus.sample, listOutput(output).names);
  return weighPage(output, site.htmlOf(corpus.sample), payload);
}

/** Weighs the search index of a site that was built; none where it has none. */
export async function weighIndex({ site, folder }: BuiltSite): Promise<SearchWeight[]> {
  if (site.searchIndex === undefined) return [];
  return [await weighSearch(path.join(folder, site.output, site.searchIndex))];
}

let edits = 0;

/** Each edit is another one, so that no build has seen its text before. */
function editSample({ site, corpus, folder }: BuiltSite): { sentence: string; undo: () => void } {
  const file = path.join(folder, site.sourceOf(corpus.sample, corpus));
  const before = readFileSync(file);
  edits += 1;
  const sentence = `This is edit number ${edits} of process ${process.pid}.`;
  appendFileSync(file, `\n${sentence}\n`);
  return { sentence, undo: () => writeFileSync(file, before) };
}

type OutputFiles = { names: string[]; bytes: number };

/** The files of a built site, by their paths from its folder, and how much they hold. */
export function listOutput(folder: string): OutputFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  const bytes = names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  return { names, bytes };
}
