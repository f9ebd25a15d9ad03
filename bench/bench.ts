import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BenchOptions, readOptions } from './options.ts';
import { peers } from './peers.ts';
import type { Failure } from './report/results.ts';
import { summarize, writeReport } from './report/write-report.ts';
import { type Contender, ownContender, peerContender } from './run/contender.ts';
import { installPeer } from './run/install-peer.ts';
import { runBench } from './run/run-bench.ts';
import { ownSite } from './sites/own-site.ts';

const project = path.resolve(import.meta.dirname, '..');
const say = (line: string) => console.error(line);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

try {
  const options = readOptions(
    process.argv.slice(2),
    peers.map(({ site }) => site.name),
  );
  await bench(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Measures, prints the tables and writes `bench/results.json`; fails where our own build does. */
async function bench(options: BenchOptions): Promise<void> {
  const started = new Date().toISOString();
  const work = path.join(options.folder, `sites-${process.pid}`);
  process.once('exit', () => rmSync(work, { recursive: true, force: true }));
  const { contenders, failures } = await preparePeers(options);
  const own = ownContender(project, work);
  const measured = await runBench({ ...options, contenders: [own, ...contenders], say });
  const results = { ...measured, failures: [...failures, ...measured.failures] };
  const summary = summarize(results, ownSite.name);
  const versions = peers.map(({ site, packageJson: { dependencies } }) => [
    site.name,
    dependencies,
  ]);
  const about = {
    started,
    machine: describeMachine(),
    options,
    peers: Object.fromEntries(versions),
  };
  const file = path.join(project, 'bench/results.json');
  writeFileSync(file, `${JSON.stringify({ ...about, ...summary, ...results }, null, 2)}\n`);
  console.log(`\n${writeReport(results, summary)}\n\nAll of it stands in ${file}`);
  if (results.failures.some(({ site }) => site === ownSite.name)) process.exitCode = 1;
}

/** Installs the peers that were asked for; one that does not install has failed at every size. */
async function preparePeers({ peers: names, folder, sizes }: BenchOptions) {
  const contenders: Contender[] = [];
  const failures: Failure[] = [];
  for (const peer of peers.filter(({ site }) => names.includes(site.name))) {
    const { name } = peer.site;
    try {
      say(`${name}: installing`);
      contenders.push(peerContender(peer, await installPeer(peer, path.join(folder, 'peers'))));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(
        ...sizes.map((pages) => ({ site: name, pages, build: 'setup' as const, reason })),
      );
    }
  }
  return { contenders, failures };
}

function describeMachine() {
  const processors = os.cpus();
  return {
    processor: processors[0]?.model,
    processors: processors.length,
    memoryBytes: os.totalmem(),
    loadBefore: os.loadavg(),
    node: process.version,
    system: `${os.type()} ${os.release()}`,
  };
}
