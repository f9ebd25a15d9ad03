import * as stylex from '@stylexjs/stylex';
import { shared } from '../../../components/shared-styles.ts';
import { withBase } from '../../../config/base-path.ts';
import { findRelease } from '../data/list-releases.ts';
import { countChanges, isUpgradeWork } from '../release.ts';
import { releasesRoute } from '../table.ts';

/** The numbers of a release's additions, changes and fixes, below the date of its post. */
export function PostNote({ href }: { href: string }) {
  const release = findRelease(href);
  if (!release) return null;
  const changes = release.changes.map((change) =>
    isUpgradeWork(change) ? ({ kind: 'changed' } as const) : change,
  );
  return (
    <a href={withBase(releasesRoute)} {...stylex.props(shared.link)}>
      {countChanges(changes)}
    </a>
  );
}
