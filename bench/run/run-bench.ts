import { rmSync } from 'node:fs';
import { planCorpus } from '../corpus/plan-corpus.ts';
import { type BuildKind, buildKinds, type Results } from '../report/results.ts';
import type { Contender } from './contender.ts';
import { type BuiltSite, measureBuild, weighIndex, weighSample } from './measure-build.ts';

export type BenchPlan = {
  /** Ours first. */
  contenders: readonly Contender[];
  sizes: readonly number[];
  runs: number;
  limitSeconds: number;
  /** Told what happens, in a line. */
  say: (line: string) => void;
  /** Given all results so far whenever a size is done. */
  keep: (results: Results) => void;
};

/**
 * Measures every size, one build at a time; the contenders take turns, so that what the machine
 * does meanwhile falls on all of them. One that fails is left out for the rest of its size.
 */
export async function runBench(plan: BenchPlan): Promise<Results> {
  const results: Results = { measurements: [], failures: [], samplePages: [], searches: [] };
  for (const pages of plan.sizes) {
    await measureSize(plan, pages, results);
    plan.keep(results);
  }
  return results;
}

async function measureSize(plan: BenchPlan, pages: number, results: Results): Promise<void> {
  const corpus = planCorpus(pages);
  const sites = plan.contenders.map(({ site, makeSite }) => ({
    site,
    corpus,
    folder: makeSite(corpus),
  }));
  const remove = () => {
    for (const { folder } of sites) rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
  };
  process.once('exit', remove);
  const failed = new Set<BuiltSite>();
  try {
    for (let run = 1; run <= plan.runs; run++) {
      for (const build of buildKinds) {
        for (const site of takeTurns(sites, run)) {
          if (failed.has(site) || !isMeasured(plan, site, build)) continue;
          const done = await measureOne(plan, site, { build, run }, results);
          if (!done) failed.add(site);
        }
      }
    }
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** Builds once and keeps what was measured. @returns whether it went well */
async function measureOne(
  plan: BenchPlan,
  built: BuiltSite,
  { build, run }: { build: BuildKind; run: number },
  results: Results,
): Promise<boolean> {
  const key = { site: built.site.name, pages: built.corpus.pages.length, build };
  const name = `${key.site}, ${key.pages} pages, ${build}, run ${run}`;
  try {
    const use = await measureBuild(built, build, plan.limitSeconds);
    results.measurements.push({ ...key, run, ...use });
    if (run === 1 && build === 'cold') {
      const of = { site: key.site, pages: key.pages };
      results.samplePages.push({ ...weighSample(built), ...of });
      for (const weight of await weighIndex(built)) results.searches.push({ ...weight, ...of });
    }
    const memory = (use.peakMemoryBytes / 1e6).toFixed(0);
    const times = `${use.wallSeconds.toFixed(1)} s, CPU ${use.cpuSeconds.toFixed(1)} s`;
    plan.say(`${name}: ${times}, ${memory} MB`);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    results.failures.push({ ...key, reason });
    plan.say(`${name}: failed`);
    return false;
  }
}

/** Of the peers only what a comparison needs. */
function isMeasured({ contenders }: BenchPlan, { site }: BuiltSite, build: BuildKind): boolean {
  if (site.isColdOnly) return build === 'cold';
  return build === 'cold' || build === 'edit' || site === contenders[0]?.site;
}

/** Each run begins with the next one. */
function takeTurns<Item>(items: readonly Item[], run: number): Item[] {
  const start = (run - 1) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
