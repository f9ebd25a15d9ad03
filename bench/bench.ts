import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { benchDaily } from './daily/bench-daily.ts';
import { measureThisSite } from './daily/measure-this-site.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { type Peer, peers } from './peers.ts';
import { collectRows } from './report/collect-rows.ts';
import type { Results } from './report/results.ts';
import { summarize, writeReport } from './report/write-report.ts';
import { ownContender } from './run/contender.ts';
import { preparePeers } from './run/prepare-peers.ts';
import { runBench } from './run/run-bench.ts';
import { ownSite, siteWithoutCards } from './sites/own-site.ts';
import { siteInLanguages, siteInVersions } from './sites/repeated-site.ts';

const project = path.resolve(import.meta.dirname, '..');
const resultsFile = path.join(project, 'bench/results.json');
const names = peers.map(({ site }) => site.name);

// Ending in the ordinary way lets builds and folders be cleared away.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

try {
  const options = readOptions(process.argv.slice(2), names);
  await (options.isDaily ? benchDaily(project, options) : bench(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Measures, prints the tables and writes the results; fails where one of our own builds does. */
async function bench(options: BenchOptions): Promise<void> {
  const about = describeRun(options, peers);
  const say = (line: string) => console.error(line);
  const { contenders, failures } = await preparePeers(options, say);
  const complete = (measured: Results) => {
    const results = { ...measured, failures: [...failures, ...measured.failures] };
    return { results, summary: summarize(results, ownSite.name) };
  };
  const keep = (measured: Results) => {
    const { results, summary } = complete(measured);
    const text = JSON.stringify({ ...about, ...summary, ...results }, null, 2);
    writeFileSync(resultsFile, `${text}\n`);
  };
  const { versions } = options;
  if (!versions) {
    const { note, print } = collectRows();
    await measureThisSite(project, options, note);
    print('This site');
  }
  const others = versions ? [siteInVersions(versions), siteInLanguages] : [siteWithoutCards];
  const own = [ownSite, ...others].map((site) => ownContender(project, options.folder, site));
  const all = [...own, ...contenders];
  const { results, summary } = complete(await runBench({ ...options, contenders: all, say, keep }));
  console.log(`\n${writeReport(results, summary)}\n\nAll results are in ${resultsFile}`);
  if (results.failures.some(({ site }) => site === ownSite.name)) process.exitCode = 1;
}

/** What results depend on besides the code: when, on which machine, with which versions. */
function describeRun(options: BenchOptions, peers: readonly Peer[]) {
  const processors = os.cpus();
  return {
    started: new Date().toISOString(),
    options,
    machine: {
      processor: processors[0]?.model,
      processors: processors.length,
      memoryBytes: os.totalmem(),
      system: `${os.type()} ${os.release()}`,
      node: process.version,
      /** Others on the machine make times longer. */
      loadBefore: os.loadavg(),
    },
    peers: Object.fromEntries(
      peers.map(({ site, packageJson }) => [site.name, packageJson.dependencies]),
    ),
  };
}
