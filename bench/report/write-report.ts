import { type Bound, checkBounds, visitGzip } from './bounds.ts';
import { formatTable } from './format-table.ts';
import { type Median, takeMedians } from './medians.ts';
import type { BuildKey, Failure, Results, SamplePage, SearchOfSite } from './results.ts';

export type Summary = { medians: Median[]; ratios: Ratio[]; bounds: Bound[] };

/** What follows from the measurements. @param own the name of our own site */
export function summarize({ measurements, samplePages, searches }: Results, own: string): Summary {
  const medians = takeMedians(measurements);
  const bounds = checkBounds({ medians, samplePages, searches, own });
  return { medians, ratios: compareWithPeers(medians, own), bounds };
}

/** All tables as one text; a failure stands in them and is explained below. */
export function writeReport(
  { failures, samplePages, searches }: Results,
  summary: Summary,
): string {
  const parts = [
    writeBuilds(summary.medians, failures),
    writePages(samplePages),
    searches.length > 0 ? writeSearches(searches) : '',
    summary.ratios.length > 0 ? writeRatios(summary.ratios) : '',
    writeBounds(summary.bounds),
    ...failures.map((failure) => `${nameOf(failure)} failed: ${failure.reason}`),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function writeBuilds(medians: readonly Median[], failures: readonly Failure[]): string {
  const head = ['build', 'runs', 'wall s', 'CPU s', 'peak MB', 'process MB', 'files', 'output MB'];
  const rows = medians.map((row) => [
    nameOf(row),
    String(row.runs),
    row.wallSeconds.toFixed(1),
    row.cpuSeconds.toFixed(1),
    megabytes(row.peakMemoryBytes),
    megabytes(row.largestProcessBytes),
    String(row.files),
    (row.outputBytes / 1e6).toFixed(1),
  ]);
  const failed = failures.map((failure) => [nameOf(failure), 'failed']);
  return formatTable('Builds (medians)', head, [...rows, ...failed]);
}

function writePages(samplePages: readonly SamplePage[]): string {
  const head = ['kB', 'HTML', 'HTML gzip', 'payload gzip', 'JS gzip', 'CSS gzip', 'visit gzip'];
  const rows = samplePages.map((page) => [
    `${page.site}, ${page.pages} pages`,
    kilobytes(page.html),
    kilobytes(page.htmlGzip),
    page.payloadGzip === undefined ? '-' : kilobytes(page.payloadGzip),
    kilobytes(page.scriptsGzip),
    kilobytes(page.stylesGzip),
    kilobytes(visitGzip(page)),
  ]);
  const title =
    'The page in the middle: what its HTML asks for (what scripts load later is not counted)';
  return formatTable(title, head, rows);
}

function writeSearches(searches: readonly SearchOfSite[]): string {
  const head = ['', 'files', 'all kB gzip', 'first query kB gzip', 'query ms'];
  const rows = searches.map((search) => [
    `${search.site}, ${search.pages} pages`,
    String(search.files),
    kilobytes(search.gzip),
    kilobytes(search.firstQueryGzip),
    search.queryMs.toFixed(1),
  ]);
  return formatTable('The search index: what the heaviest first query fetches of it', head, rows);
}

function writeRatios(ratios: readonly Ratio[]): string {
  const rows = ratios.map((ratio) => [
    `ours / ${nameOf(ratio)}`,
    ...[ratio.wall, ratio.cpu, ratio.memory, ratio.output].map((value) => value.toFixed(2)),
  ]);
  return formatTable('Ours beside the others', ['', 'wall', 'CPU', 'peak', 'output'], rows);
}

function writeBounds(bounds: readonly Bound[]): string {
  const rows = bounds.map(({ measure, atMost, value, met, needs }) => [
    measure,
    String(atMost),
    value === undefined ? '-' : value.toFixed(2),
    met === undefined ? `not measured: takes ${needs}` : met ? 'met' : 'NOT MET',
  ]);
  return formatTable('Bounds', ['measure', 'at most', 'measured', ''], rows);
}

function nameOf({ site, pages, build }: { site: string; pages: number; build: string }): string {
  return `${site}, ${pages} pages, ${build}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1e3).toFixed(1);
}

/** What ours uses, divided by what a peer uses for the same build. */
export type Ratio = BuildKey & {
  wall: number;
  cpu: number;
  memory: number;
  output: number;
};

/** A ratio for each build that both we and a peer have made; `site` is the peer. */
function compareWithPeers(medians: readonly Median[], ownSite: string): Ratio[] {
  return medians.flatMap((peer) => {
    const ours = medians.find(
      ({ site, pages, build }) => site === ownSite && pages === peer.pages && build === peer.build,
    );
    if (!ours || peer.site === ownSite) return [];
    return [
      {
        ...{ site: peer.site, pages: peer.pages, build: peer.build },
        wall: ours.wallSeconds / peer.wallSeconds,
        cpu: ours.cpuSeconds / peer.cpuSeconds,
        memory: ours.peakMemoryBytes / peer.peakMemoryBytes,
        output: ours.outputBytes / peer.outputBytes,
      },
    ];
  });
}
