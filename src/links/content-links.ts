import type { ContentIndex, ContentReading } from '../content/content-index.ts';
import { resolveImport } from '../content/modules/resolve-import.ts';
import { decodeSegment } from '../content/source-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LinkChecker, LinkProblem, OnBroken } from './check-link.ts';
import { missingId, suggestId } from './missing-id.ts';
import { idOfHash } from './resolve-address.ts';
import { dependsOnPage, type KnownRoutes } from './resolve-link.ts';

/** Finds broken links of pages and partials, each reported once, where it is written. */
export function findBrokenContentLinks(index: ContentIndex, check: LinkChecker): Diagnostic[] {
  const pages = [...index.docs, ...index.posts];
  const pageFiles = new Set(pages.map(({ file }) => file));
  const shownOn = listShowingPages(index);
  const ofPages = pages.flatMap((page) =>
    placeProblems(page, (href) => check(href, { file: page.file, route: page.route })),
  );
  const ofPartials = index.partials
    .filter(({ file }) => !pageFiles.has(file))
    .flatMap((partial) =>
      placeProblems(partial, (href) => {
        const { file } = partial;
        if (!dependsOnPage(href)) return check(href, { file, route: '/' });
        return checkOnPages(shownOn.get(file) ?? [], (route) => check(href, { file, route }));
      }),
    );
  return [...ofPages, ...ofPartials];
}

/**
 * The same for files that aren't pages yet because of their diagnostics. Their routes aren't certain, so relative links
 * are checked later.
 */
export function findBrokenLinksBeside(
  broken: ContentReading['broken'],
  check: LinkChecker,
  onBrokenAnchors: OnBroken = 'throw',
): Diagnostic[] {
  return broken.flatMap(({ file, route, links, ids }) =>
    placeProblems({ file, facts: { links } }, (href) => {
      if (!dependsOnPage(href)) return check(href, { file, route });
      const id = idOfHash(decodeSegment(href));
      if (!href.startsWith('#') || !ids || id === undefined || ids.includes(id)) return undefined;
      if (onBrokenAnchors === 'ignore') return undefined;
      const message = `broken link "${href}": ${missingId(route, id)}`;
      const problem = { message, hint: suggestId(id, ids) };
      return onBrokenAnchors === 'warn' ? { ...problem, severity: 'warning' as const } : problem;
    }),
  );
}

type Source = ContentIndex['partials'][number];

function placeProblems(
  { file, facts }: { file: string; facts: Pick<Source['facts'], 'links'> },
  check: (href: string) => LinkProblem | undefined,
): Diagnostic[] {
  return facts.links.flatMap(({ href, line, column, isMissingFile }) => {
    const problem = isMissingFile ? undefined : check(href);
    return problem ? [{ file, line, column, ...problem }] : [];
  });
}

const maxNamed = 5;

/** What is wrong with a link on the first page with a problem, and the other pages. */
function checkOnPages(
  pages: readonly { route: string }[],
  check: (route: string) => LinkProblem | undefined,
): LinkProblem | undefined {
  const broken = pages.map(({ route }) => route).filter(check);
  const problem = broken[0] === undefined ? undefined : check(broken[0]);
  if (!problem || pages.length === 1) return problem;
  const more = broken.length > maxNamed ? ', …' : '';
  const named = `${broken.slice(0, maxNamed).join(', ')}${more}`;
  const where = `It is broken on ${broken.length} of the ${pages.length} pages that show this file: ${named}`;
  return { ...problem, hint: `${problem.hint}\n    ${where}` };
}

/** The routes of the pages that show each partial, directly or in another one. */
function listShowingPages(index: ContentIndex): Map<string, { route: string }[]> {
  const shown = [...listShownPartials(index)].flatMap(([route, partials]) =>
    [...partials.keys()].map((file) => ({ file, route })),
  );
  return Map.groupBy(shown, ({ file }) => file);
}

/**
 * The ids that links may use, by route. Those of a page that shows a partial with diagnostics are unknown, so that
 * links to them aren't reported as well.
 */
export function listKnownIds(routes: KnownRoutes, index: ContentIndex): KnownRoutes['ids'] {
  const ids = new Map(routes.ids);
  for (const [route, partials] of listShownPartials(index)) {
    if ([...partials.values()].includes(undefined)) ids.set(route, undefined);
  }
  return ids;
}

/** The partials that each page shows, by its route; of one with diagnostics only the name is known. */
function listShownPartials({ docs, posts, partials }: ContentIndex) {
  const byFile = new Map(partials.map((partial) => [partial.file, partial]));
  const collect = ({ file, facts }: Source, shown: Map<string, Source | undefined>) => {
    for (const { specifier } of facts.partials) {
      const resolved = resolveImport(specifier, file);
      if (resolved.kind !== 'content' || shown.has(resolved.file)) continue;
      const partial = byFile.get(resolved.file);
      shown.set(resolved.file, partial);
      if (partial) collect(partial, shown);
    }
    return shown;
  };
  return new Map([...docs, ...posts].map((page) => [page.route, collect(page, new Map())]));
}
