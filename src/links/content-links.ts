import type { ContentIndex } from '../content/content-index.ts';
import { resolveImport } from '../content/resolve-import.ts';
import type { Fault } from '../faults/fault.ts';
import type { LinkJudge, LinkProblem } from './judge-link.ts';
import { dependsOnPage } from './resolve-link.ts';

/** Finds the links of pages and partials that lead nowhere, each told once, where it is written. */
export function findBrokenContentLinks(index: ContentIndex, judge: LinkJudge): Fault[] {
  const pages = [...index.docs, ...index.posts];
  const pageFiles = new Set(pages.map(({ file }) => file));
  const shownOn = listShowingPages(index);
  const ofPages = pages.flatMap((page) =>
    placeProblems(page, (href) => judge(href, { file: page.file, route: page.route })),
  );
  const ofPartials = index.partials
    .filter(({ file }) => !pageFiles.has(file))
    .flatMap((partial) =>
      placeProblems(partial, (href) => {
        const { file } = partial;
        if (!dependsOnPage(href)) return judge(href, { file, route: '/' });
        return judgeOnPages(shownOn.get(file) ?? [], (route) => judge(href, { file, route }));
      }),
    );
  return [...ofPages, ...ofPartials];
}

type Source = ContentIndex['partials'][number];

function placeProblems(
  { file, facts }: Source,
  judge: (href: string) => LinkProblem | undefined,
): Fault[] {
  return facts.links.flatMap(({ href, line, column }) => {
    const problem = judge(href);
    return problem ? [{ file, line, column, ...problem }] : [];
  });
}

const mostNamed = 5;

/** What is wrong on the first of the pages on which something is, and on which else. */
function judgeOnPages(
  routes: readonly string[],
  judge: (route: string) => LinkProblem | undefined,
): LinkProblem | undefined {
  const broken = routes.filter((route) => judge(route));
  const problem = broken[0] === undefined ? undefined : judge(broken[0]);
  if (!problem || routes.length === 1) return problem;
  const more = broken.length > mostNamed ? ', …' : '';
  const named = `${broken.slice(0, mostNamed).join(', ')}${more}`;
  const where = `It is broken on ${broken.length} of the ${routes.length} pages that show this file: ${named}`;
  return { ...problem, hint: `${problem.hint}\n    ${where}` };
}

/** The routes of the pages that show each partial, by itself or in another one. */
function listShowingPages({ docs, posts, partials }: ContentIndex): Map<string, string[]> {
  const byFile = new Map(partials.map((partial) => [partial.file, partial]));
  const shownOn = new Map<string, string[]>();
  for (const page of [...docs, ...posts]) {
    const seen = new Set<string>();
    const collect = ({ file, facts }: Source) => {
      for (const { specifier } of facts.partials ?? []) {
        const resolved = resolveImport(specifier, file);
        const partial = resolved.kind === 'content' ? byFile.get(resolved.file) : undefined;
        if (!partial || seen.has(partial.file)) continue;
        seen.add(partial.file);
        collect(partial);
      }
    };
    collect(page);
    for (const file of seen) shownOn.set(file, [...(shownOn.get(file) ?? []), page.route]);
  }
  return shownOn;
}
