import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkProject } from '../../check/check-project.ts';
import { compileChoices } from '../../compile/files/compile-choices.ts';
import { createContentSource, listModules } from '../../compile/files/content-source.ts';
import { loadSite } from '../../config/load-site.ts';
import { listContent, sourcesOf } from '../../content/list-content-files.ts';
import {
  type Diagnostic,
  DiagnosticError,
  formatDiagnostics,
  isError,
} from '../../diagnostics/diagnostic.ts';
import { explainFileError } from '../../diagnostics/file-error.ts';
import { createLinkResolver } from '../../links/link-resolver.ts';
import { createDiskCache } from '../../node/disk-cache.ts';
import { acquireLock } from '../../node/file-lock.ts';
import { limitHeapGrowth } from '../../node/limit-heap-growth.ts';
import { type Profile, withoutProfile } from '../../node/profile.ts';
import { listSiteRoutes } from '../../site/table/site-routes.ts';
import { startBundle } from '../bundle/cached-bundle.ts';
import { checkLanguages } from './check-languages.ts';
import { compileAhead } from './compile-ahead.ts';
import { previousSiteFolder } from './create-render-host.ts';
import { listLanguageProjects } from './lay-language.ts';
import { describeRest, keepLanguages, renderLanguages } from './render-languages.ts';
import { renderSite } from './render-site.ts';
import { moveSite } from './site-folder.ts';
import { removeLeftover, swapOutput, tidyOutput } from './swap-output.ts';
import { verifyOutput } from './verify-output.ts';

export type BuildOptions = {
  publish?: boolean;
  clean?: boolean;
  profile?: Profile;
  isWhole?: boolean;
};

/**
 * Builds the whole site: checks the content, renders into a folder of its own, verifies what came
 * out, and only then puts it in the place of `dist/public`. Builds of one folder wait for another.
 * @param options `publish: false` only checks: the site stays, and the next build has fewer pages to render;
 * `clean` removes the caches first; `profile` measures the stages; `isWhole` prints like warnings one by one
 * @throws DiagnosticError with all diagnostics; the earlier site is left as it was
 */
export async function buildSite(root: string, options: BuildOptions = {}): Promise<void> {
  limitHeapGrowth();
  try {
    const releaseLock = await acquireLock(path.join(root, '.build/build.lock'), (pid) => {
      console.log(`Waiting for the build that runs in this folder (process ${pid}).`);
    });
    try {
      await buildAlone(root, options);
    } finally {
      releaseLock();
    }
  } catch (error) {
    throw explainFileError(root, error) ?? error;
  }
}

async function buildAlone(
  root: string,
  { publish = true, clean = false, profile: { stage } = withoutProfile, isWhole }: BuildOptions,
): Promise<void> {
  if (clean) rmSync(path.join(root, '.cache'), { recursive: true, force: true });
  const [dist, work] = [path.join(root, 'dist'), path.join(root, '.build', String(process.pid))];
  const out = path.join(work, 'public');
  tidyOutput(dist);
  removeWork(root);
  // The diagnostics of the configuration are reported together with all others.
  const { site: config } = await stage('configuration', () => loadSite(root));
  const listing = await stage('listing', () => listContent(root));
  const sources = sourcesOf(listing);
  const bundling = config && startBundle(root, work, config);
  try {
    await stage('compile', () =>
      compileAhead(root, sources, compileChoices(config), bundling?.settled !== undefined),
    );
    const checked = await stage('check', async () => {
      const main = await checkProject(root, listing);
      return { ...main, others: await checkLanguages(root, main.site, main.content.index) };
    });
    const { site, content: reading, others } = checked;
    const { languages, index } = others;
    const errors = warnOf([...checked.diagnostics, ...others.diagnostics], isWhole);
    if (!site) throw new DiagnosticError(errors);
    const goOn = async () => {
      const { failed } = reading;
      const modules = [index, ...languages.map((language) => language.index)].flatMap(listModules);
      const bundle = await stage('bundle', () =>
        (bundling ?? startBundle(root, work, site)).finish([...new Set(modules)].sort()),
      );
      const routes = listSiteRoutes(index, site, failed);
      const content = createContentSource(root, index, createLinkResolver(routes));
      keepLanguages(root, languages);
      const { sums, finish } = await stage('render', async () => ({
        sums: await renderSite(root, bundle, { content, site }, out),
        finish: await renderLanguages(bundle, languages, out),
      }));
      const wrong = errors.length > 0 ? { failed: [...failed.values()] } : { say: console.log };
      return stage('verify', () => [
        ...verifyOutput(out, site, index, root, { sums, ...wrong, ...describeRest(site, out) }),
        ...finish(errors.length > 0),
      ]);
    };
    const wrong = errors.length > 0 ? await findMore(goOn, errors) : await goOn();
    // What was made of a site that is not published is not made again.
    const isWrong = errors.length > 0 || wrong.some(isError);
    if ((isWrong || !publish) && existsSync(out)) moveSite(out, previousSiteFolder(root));
    const all = [...errors, ...warnOf(wrong, isWhole)];
    if (all.length > 0) throw new DiagnosticError(all);
    if (publish) await stage('swap', () => swapOutput(dist, out, previousSiteFolder(root)));
  } finally {
    await bundling?.end();
    removeWork(root);
  }
  await stage('caches', () => {
    for (const project of [root, ...listLanguageProjects(root)]) {
      for (const cache of ['compile', 'heads', 'pages', 'verify'])
        createDiskCache(path.join(project, '.cache', cache)).prune();
    }
  });
}

/** Removes the work folders of this build, and those of killed builds, since this one holds the lock. */
function removeWork(root: string): void {
  const folder = path.join(root, '.build');
  for (const name of readdirSync(folder)) {
    if (/^\d+$/.test(name)) removeLeftover(root, path.join(folder, name));
  }
}

/** Prints the warnings, and returns the errors. */
function warnOf(diagnostics: readonly Diagnostic[], isWhole?: boolean): Diagnostic[] {
  const [errors, warnings] = [
    diagnostics.filter(isError),
    diagnostics.filter((one) => !isError(one)),
  ];
  if (warnings.length > 0) console.warn(`${formatDiagnostics(warnings, isWhole)}\n`);
  return errors;
}

/**
 * What is wrong besides the errors of content, of which everything else that fails may be a consequence: what the
 * bundler says of an import of which they tell already, is not told again.
 */
async function findMore(
  goOn: () => Promise<Diagnostic[]>,
  errors: readonly Diagnostic[],
): Promise<readonly Diagnostic[]> {
  const lineOf = ({ file, line }: Diagnostic) => `${file}:${line}`;
  const told = new Set(errors.map(lineOf));
  const isNew = (found: Diagnostic) => found.line === undefined || !told.has(lineOf(found));
  try {
    return (await goOn()).filter(isNew);
  } catch (error) {
    return error instanceof DiagnosticError ? error.diagnostics.filter(isNew) : [];
  }
}
