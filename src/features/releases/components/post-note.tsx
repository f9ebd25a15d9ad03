import * as stylex from '@stylexjs/stylex';
import { shared } from '../../../components/shared-styles.ts';
import { withBase } from '../../../site/base-path.ts';
import { listReleases } from '../data/list-releases.ts';
import { releasesRoute } from '../table.ts';

/** How much a release changed, below the beginning of its post. */
export function PostNote({ href }: { href: string }) {
  const release = listReleases().find((one) => one.href === href);
  if (!release) return null;
  const { length } = release.changes;
  return (
    <a href={withBase(releasesRoute)} {...stylex.props(shared.link)}>
      {length === 1 ? '1 change' : `${length} changes`}
    </a>
  );
}
