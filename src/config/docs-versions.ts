import { z } from 'zod';
import { docsBase } from '../content/data-files.ts';
import { currentVersion } from '../content/docs-versions.ts';
import { joinRoute } from '../content/route.ts';
import { folderPath } from '../links/path-schema.ts';

const version = z.strictObject({
  /** `current` for `content/docs/`, otherwise a name of `content/versions.json`. */
  name: z.string().min(1),
  /** By default, the name; `Next` for `current`. */
  label: z.string().optional(),
  /** `/docs/1.2`, or `1.2` below `docs.routeBasePath`; the last version's is that path by default. */
  path: folderPath('/docs/1.2').optional(),
  /** The version that visitors should read: by default, the newest that is not `current`. */
  isLast: z.boolean().optional(),
  /** What each of its pages says above the text; by default, what its place in the list says. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Whether its pages show its label; by default, if there are several versions. */
  badge: z.boolean().optional(),
  /** Asks search engines to leave its pages out. */
  noindex: z.boolean().optional(),
});

type WrittenVersion = z.output<typeof version>;

/** A version of the docs. */
export type DocsVersion = {
  name: string;
  label: string;
  /** The start of its routes. */
  path: string;
  isLast: boolean;
  banner?: 'unreleased' | 'unmaintained';
  badge?: true;
  noindex?: true;
};

export type ResolvedVersions = {
  versions: DocsVersion[];
  /** Whether `site.config.ts` lists them; otherwise the site has all that there are. */
  areVersionsChosen?: true;
  /** The paths of the versions by their names, if the site has more than `content/docs/`. */
  versionPaths?: Record<string, string>;
};

/** Newest first, as the dropdown shows them. */
export const versionsSchema = z.array(version).min(1).optional();

type Wrong = { message: string; path: (string | number)[] };

/** Fills in what follows from the other versions, and finds what contradicts them. */
export function resolveVersions(
  written: readonly WrittenVersion[] = [{ name: currentVersion }],
  routeBasePath = docsBase,
): { versions: ResolvedVersions; wrong: Wrong[] } {
  const [only] = written;
  if (only && written.length === 1 && only.name === currentVersion) {
    const { name, label = 'Next', path = '/docs' } = only;
    const version = { name, label, path, isLast: true, ...flagsOf(only, 'none', false) };
    return { versions: { versions: [version] }, wrong: checkOnly(only, routeBasePath) };
  }
  const chosen = written.findIndex(({ isLast }) => isLast);
  const released = written.findIndex(({ name }) => name !== currentVersion);
  const last = chosen === -1 ? released : chosen;
  const versions = written.map((own, at): DocsVersion => {
    const { name, label = name === currentVersion ? 'Next' : name } = own;
    const usual = name === currentVersion ? 'next' : name;
    const { path = at === last ? '' : usual } = own;
    const full = path.startsWith('/') ? joinRoute(path) : joinRoute(routeBasePath, path);
    const place = at < last ? 'unreleased' : 'unmaintained';
    const flags = flagsOf(own, at === last ? 'none' : place, written.length > 1);
    return { name, label, path: full.replace(/(?<=.)\/$/, ''), isLast: at === last, ...flags };
  });
  const versionPaths = Object.fromEntries(versions.map(({ name, path }) => [name, path]));
  return { versions: { versions, versionPaths }, wrong: checkSeveral(written, versions, last) };
}

function flagsOf(
  { banner: own, badge: ownBadge, noindex }: WrittenVersion,
  usualBanner: NonNullable<WrittenVersion['banner']>,
  usualBadge: boolean,
): Pick<DocsVersion, 'banner' | 'badge' | 'noindex'> {
  const banner = own ?? usualBanner;
  return {
    ...(banner !== 'none' && { banner }),
    ...((ownBadge ?? usualBadge) && { badge: true as const }),
    ...(noindex && { noindex }),
  };
}

function checkOnly({ path, isLast }: WrittenVersion, routeBasePath: string): Wrong[] {
  const paths = ['/docs', routeBasePath];
  return [
    ...(path === undefined || paths.includes(path)
      ? []
      : [{ message: 'expected docs.routeBasePath: it is the only version', path: [0, 'path'] }]),
    ...(isLast === false
      ? [{ message: 'expected true: the only version is the last', path: [0, 'isLast'] }]
      : []),
  ];
}

function checkSeveral(
  written: readonly WrittenVersion[],
  versions: readonly DocsVersion[],
  last: number,
): Wrong[] {
  return versions.flatMap(({ name, path }, at): Wrong[] => {
    const isSecond = (same: (other: DocsVersion) => boolean) => versions.slice(0, at).some(same);
    if (isSecond((other) => other.name === name))
      return [
        { message: `expected each version once: "${name}" is there twice`, path: [at, 'name'] },
      ];
    if (isSecond((other) => other.path === path))
      return [
        { message: `expected a path of its own: another version has ${path}`, path: [at, 'path'] },
      ];
    return written[at]?.isLast && at !== last
      ? [{ message: 'expected one last version', path: [at, 'isLast'] }]
      : [];
  });
}
