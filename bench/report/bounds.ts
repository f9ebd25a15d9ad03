import type { Median } from './medians.ts';
import type { BuildKind, SamplePage, SearchOfSite } from './results.ts';

/** A bound that the project has set itself, and what was measured. */
export type Bound = {
  measure: string;
  atMost: number;
  /** Undefined where this run did not measure it. */
  value?: number;
  met?: boolean;
  /** What has to be run for it, where it was not measured. */
  needs?: string;
};

type Measured = {
  medians: readonly Median[];
  samplePages: readonly SamplePage[];
  searches: readonly SearchOfSite[];
  own: string;
};

/** The bounds for weight and speed, each beside its measured value. */
export function checkBounds(measured: Measured): Bound[] {
  const build = (pages: number, kind: BuildKind, site = measured.own) =>
    measured.medians.find(
      (median) => median.site === site && median.pages === pages && median.build === kind,
    );
  const page = (pages?: number) =>
    measured.samplePages.findLast(
      (median) => median.site === measured.own && (pages === undefined || median.pages === pages),
    );
  const visit = page();
  const first = measured.searches.map((search) => search.firstQueryGzip);
  const queries = measured.searches.map((search) => search.queryMs);
  const slowest = queries.length > 0 ? Math.max(...queries) : undefined;
  const heaviest = first.length > 0 ? Math.max(...first) : undefined;
  return [
    bound(
      'HTML of a docs page with payload / without',
      1.1,
      [visit?.html, visit?.htmlWithoutPayload],
      anySize,
    ),
    bound(
      'visit of a docs page: HTML, JS, CSS, kB gzip',
      44,
      [visit && visitGzip(visit), 1000],
      anySize,
    ),
    bound('JavaScript of that visit, kB gzip', 6, [visit?.scriptsGzip, 1000], anySize),
    ...boundsBesideStarlight(build),
    bound(
      '2,000 pages cold, peak memory, GB',
      1.2,
      [build(2000, 'cold')?.peakMemoryBytes, 1e9],
      '2,000 pages',
    ),
    bound(
      '2,000 pages cold, peak memory / 500 pages',
      1.3,
      [build(2000, 'cold')?.peakMemoryBytes, build(500, 'cold')?.peakMemoryBytes],
      '500 and 2,000 pages',
    ),
    bound(
      'CPU per page cold, 2,000 pages / 500 pages',
      1.05,
      [perPage(build(2000, 'cold')), perPage(build(500, 'cold'))],
      '500 and 2,000 pages',
    ),
    bound(
      'HTML of a page, gzip, in 2,000 pages / in 50',
      1.15,
      [page(2000)?.htmlGzip, page(50)?.htmlGzip],
      '50 and 2,000 pages',
    ),
    ...boundsOfLarge(build),
    ...boundsOfRepeated(measured),
    bound('what a first query fetches of the search index, kB gzip', 53, [heaviest, 1000], anySize),
    bound('a first query, ms', 50, [slowest, 1], anySize),
    ...inBrowser.map(([measure, atMost]) => ({ measure, atMost, needs: 'a browser' })),
  ];
}

type FindBuild = (pages: number, kind: BuildKind, site?: string) => Median | undefined;

/** A clean clone, one with the bundle kept, and an edit, beside what Starlight takes for these. */
function boundsBesideStarlight(build: FindBuild): Bound[] {
  const [cold, content, edit] = (['cold', 'content', 'edit'] as const).map((kind) =>
    build(500, kind),
  );
  const theirs = build(500, 'cold', 'starlight');
  const theirEdit = build(500, 'edit', 'starlight');
  const needs = '500 pages and --peers';
  return [
    bound('500 pages cold, CPU / Starlight', 0.6, [cold?.cpuSeconds, theirs?.cpuSeconds], needs),
    bound(
      '500 pages, bundle kept, CPU / Starlight cold',
      0.45,
      [content?.cpuSeconds, theirs?.cpuSeconds],
      needs,
    ),
    bound(
      '500 pages, one edited, wall / Starlight',
      0.1,
      [edit?.wallSeconds, theirEdit?.wallSeconds],
      needs,
    ),
    bound(
      '500 pages cold, peak memory / Starlight',
      0.55,
      [cold?.peakMemoryBytes, theirs?.peakMemoryBytes],
      needs,
    ),
  ];
}

/** For sites of 10,000 pages, in which one measure shows what grows with the site. */
function boundsOfLarge(build: FindBuild): Bound[] {
  const [cold, warm, edit] = (['cold', 'warm', 'edit'] as const).map((kind) => build(10_000, kind));
  const needs = '10,000 pages';
  return [
    bound('10,000 pages, nothing changed, wall, s', 9, [warm?.wallSeconds, 1], needs),
    bound('10,000 pages, one edited, wall, s', 12, [edit?.wallSeconds, 1], needs),
    bound('10,000 pages cold, largest process, GB', 1.1, [cold?.largestProcessBytes, 1e9], needs),
    bound('10,000 pages, output, MB', 600, [cold?.outputBytes, 1e6], needs),
    bound(
      'CPU per page cold, 10,000 pages / 500 pages',
      0.75,
      [perPage(cold), perPage(build(500, 'cold'))],
      '500 and 10,000 pages',
    ),
  ];
}

/** For versions and languages, beside a site with one of each. */
function boundsOfRepeated({ medians, own }: Measured): Bound[] {
  return medians.flatMap((repeated) => {
    const { site, pages, build, cpuSeconds, peakMemoryBytes } = repeated;
    const one = medians.find(
      (median) => median.site === own && median.pages === pages && median.build === build,
    );
    const times = Number(/ in (\d+) (?:versions|languages)$/.exec(site)?.[1]);
    if (Number.isNaN(times)) return [];
    const name = `${pages} pages ${site.slice(own.length + 1)}`;
    return [
      build === 'cold'
        ? bound(`${name} cold, CPU per page / in one`, 1, [cpuSeconds / times, one?.cpuSeconds], '')
        : bound(`${name}, one edited, CPU / in one`, 1.2, [cpuSeconds, one?.cpuSeconds], ''),
      bound(
        `${name}, ${build}, peak memory / in one`,
        1.2,
        [peakMemoryBytes, one?.peakMemoryBytes],
        '',
      ),
    ];
  });
}

const anySize = 'a build that succeeds';

/** What the HTML itself asks for, compressed; what scripts load later comes on top. */
export function visitGzip({ htmlGzip, scriptsGzip, stylesGzip }: SamplePage): number {
  return htmlGzip + scriptsGzip + stylesGzip;
}

/** Bounds that a build's files cannot show. */
const inBrowser: [string, number][] = [
  ['JavaScript of a visit with intent, kB gzip', 100],
  ['total blocking time on a mobile, ms', 20],
  ['client navigation to Static types, kB gzip', 5],
];

function bound(
  measure: string,
  atMost: number,
  [part, whole]: [number | undefined, number | undefined],
  needs: string,
): Bound {
  if (part === undefined || whole === undefined) {
    return { measure, atMost, needs };
  }
  const value = part / whole;
  return { measure, atMost, value, met: value <= atMost };
}

function perPage(build: Median | undefined): number | undefined {
  return build && build.cpuSeconds / build.pages;
}
