import { createAddressCheck } from '../../check/check-address.ts';
import type { CheckPart } from '../../check/check-part.ts';
import type { ContentReading } from '../../content/content-index.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { type FieldDiagnostic, fieldPath, placeDiagnostic } from '../../diagnostics/places.ts';
import { readReleases } from './data/read-releases.ts';
import type { Release } from './release.ts';
import { releasesPath, releasesRoute } from './table.ts';

/** Finds releases with unknown posts, and changes with broken addresses. */
export const check: CheckPart = (root) => (_site, content) =>
  findReleaseDiagnostics(root, content).map((diagnostic) => ({
    ...diagnostic,
    route: releasesRoute,
  }));

const howTo = 'Write the address of a doc or a post: /docs/themes/#dark';

/**
 * Checks the releases of a site: their form, unknown posts, and addresses without page or heading. Drafts and
 * pages with diagnostics pass.
 * @param root the project's root
 */
export function findReleaseDiagnostics(
  root: string,
  content: Pick<ContentReading, 'index' | 'failed'>,
): Diagnostic[] {
  const { releases, diagnostics, places } = readReleases(root);
  const checkAddress = createAddressCheck(content, howTo);
  const slugs = content.index.posts.map(({ slug }) => slug);
  const problems = releases.flatMap((release, at) => [
    ...checkPost(release, at, slugs, content.failed.size > 0),
    ...release.changes.flatMap((change, nth): FieldDiagnostic[] => {
      const problem = change.at === undefined ? undefined : checkAddress(change.at);
      const field = fieldPath([at, 'changes', nth, 'at']);
      return problem ? [{ ...problem, file: releasesPath, field }] : [];
    }),
  ]);
  return [...diagnostics, ...problems.map((diagnostic) => placeDiagnostic(diagnostic, places))];
}

function checkPost(
  { version, post, date }: Release,
  at: number,
  slugs: readonly string[],
  anyFailed: boolean,
): FieldDiagnostic[] {
  const file = releasesPath;
  if (post === undefined && date === undefined) {
    const message = `release ${version}: expected the slug of its post, or a date`;
    return [
      {
        file,
        field: fieldPath([at, 'version']),
        message,
        hint: 'Write post: v1.2.0, or date: 2025-05',
      },
    ];
  }
  if (post === undefined || slugs.includes(post) || anyFailed) return [];
  const nearest = findNearestName(post, slugs.toSorted());
  const hint = nearest ? `Did you mean ${nearest}?` : 'Write the slug of a post, or a date.';
  return [
    { file, field: fieldPath([at, 'post']), message: `no post has the slug "${post}"`, hint },
  ];
}
