import { listRedirects, type Redirect } from '../../config/redirects.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { FieldDiagnostic } from '../../diagnostics/places.ts';
import { resolveSitePath, type SitePaths } from '../../links/resolve-link.ts';

const file = 'site.config.ts';

/** The routes that redirects may start from and lead to. */
type Routes = {
  /** The ids on each page; undefined if they aren't known. */
  ids: ReadonlyMap<string, readonly string[] | undefined>;
  /** The routes of files with diagnostics. */
  failed: ReadonlySet<string>;
};

/**
 * Finds redirects that lead to other redirects (chains and loops), redirects that never apply because their
 * address is taken (shadowed), full addresses of the site itself, and redirects from headings of pages that can't
 * redirect.
 */
export function checkRedirects(
  site: Pick<SiteConfig, 'redirects' | 'url' | 'baseUrl'>,
  routes: Routes,
): FieldDiagnostic[] {
  const all = listRedirects(site);
  // A redirect from the route of a page is reported by the check of routes.
  const effective = all.filter(({ route, id }) => id !== undefined || !routes.ids.get(route));
  const byFrom = Map.groupBy(effective, keyOf);
  const paths = { baseUrl: site.baseUrl, has: (path: string) => routes.ids.has(path) };
  const follow = (redirect: Redirect) => findNext(redirect, byFrom, paths);
  return effective.flatMap((redirect) => {
    const problem =
      findOwnAddress(redirect, site) ??
      findChain(redirect, follow) ??
      findShadow(redirect, byFrom, routes) ??
      findHeadingWithoutPage(redirect, all, routes);
    return problem ? [{ file, ...problem }] : [];
  });
}

type Problem = Pick<FieldDiagnostic, 'field' | 'message' | 'hint'>;

const keyOf = ({ route, id }: Pick<Redirect, 'route' | 'id'>) =>
  id === undefined ? route : `${route}#${id}`;

/** The redirect that applies at the target of a redirect: from that heading, otherwise from its page. */
function findNext(
  { to }: Redirect,
  byFrom: ReadonlyMap<string, Redirect[]>,
  paths: SitePaths,
): Redirect | undefined {
  if (!to.startsWith('/') || to.startsWith('//')) return undefined;
  const { route, suffix } = resolveSitePath(to, paths);
  const id = /#(.+)$/s.exec(suffix)?.[1];
  const ofHeading = id === undefined ? undefined : byFrom.get(keyOf({ route, id }))?.[0];
  return ofHeading ?? byFrom.get(route)?.[0];
}

/** A full address of this site would hide chains, and would lead away from a copy on another host. */
function findOwnAddress(
  { to, at }: Redirect,
  { url, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>,
): Problem | undefined {
  const start = url + baseUrl;
  if (!`${to}/`.startsWith(start)) return undefined;
  const field = `redirects[${at}].to`;
  const hint = `Write it as a path: "/${to.slice(start.length)}".`;
  return { field, message: `${field}: "${to}" is an address of this site`, hint };
}

function findChain(
  redirect: Redirect,
  follow: (redirect: Redirect) => Redirect | undefined,
): Problem | undefined {
  const passed = [redirect];
  for (let next = follow(redirect); next; next = follow(next)) {
    const isLoop = passed.includes(next);
    passed.push(next);
    if (isLoop) break;
  }
  if (passed.length === 1) return undefined;
  const field = `redirects[${redirect.at}].to`;
  const way = passed.map(keyOf).join(' → ');
  const last = passed.at(-1);
  const isLoop = last !== undefined && passed.indexOf(last) < passed.length - 1;
  if (isLoop) {
    const hint = 'Point one of them at a page, or remove it.';
    return { field, message: `${field}: circular redirects: ${way}`, hint };
  }
  const message = `${field}: leads to another redirect: ${way} → ${last?.to}`;
  return { field, message, hint: `Point it directly at "${last?.to}".` };
}

function findShadow(
  redirect: Redirect,
  byFrom: ReadonlyMap<string, Redirect[]>,
  { ids }: Routes,
): Problem | undefined {
  const field = `redirects[${redirect.at}].from`;
  const from = keyOf(redirect);
  const first = byFrom.get(from)?.[0];
  const hint = 'Remove this redirect, or what conflicts with it.';
  // Two redirects from one page are reported by the check of routes.
  if (redirect.id !== undefined && first && first !== redirect) {
    return {
      field,
      message: `${field}: redirects[${first.at}] already redirects ${from}`,
      hint,
    };
  }
  if (redirect.id === undefined || !ids.get(redirect.route)?.includes(redirect.id))
    return undefined;
  const message = `${field}: ${redirect.route} has the id "${redirect.id}", so this redirect never applies`;
  return { field, message, hint };
}

/** Only docs, posts and redirects of whole pages can redirect a heading. */
function findHeadingWithoutPage(
  { route, id, at }: Redirect,
  all: readonly Redirect[],
  { ids, failed }: Routes,
): Problem | undefined {
  if (id === undefined || ids.get(route) !== undefined || failed.has(route)) return undefined;
  if (all.some((other) => other.id === undefined && other.route === route)) return undefined;
  const field = `redirects[${at}].from`;
  if (ids.has(route)) {
    const message = `${field}: ${route} is not a doc or post; only these can redirect from a heading`;
    return { field, message, hint: 'Correct the path, or remove this redirect.' };
  }
  const message = `${field}: there is no page ${route}, so its heading cannot redirect`;
  return { field, message, hint: `Add a redirect from ${route}, or correct the path.` };
}
