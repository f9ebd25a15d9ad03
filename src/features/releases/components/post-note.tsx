import * as stylex from '@stylexjs/stylex';
import { shared } from '../../../components/shared-styles.ts';
import { withBase } from '../../../site/base-path.ts';
import { tokens } from '../../../theme/tokens.stylex.ts';
import { listReleases } from '../data/list-releases.ts';
import { countChanges } from '../release.ts';
import { releasesRoute } from '../table.ts';

/** How much a release changed, below the beginning of its post. */
export function PostNote({ href }: { href: string }) {
  const release = listReleases().find((one) => one.href === href);
  if (!release) return null;
  return (
    <p {...stylex.props(styles.note)}>
      <a href={withBase(`${releasesRoute}#v${release.version}`)} {...stylex.props(shared.link)}>
        {countChanges(release.changes)}
      </a>
    </p>
  );
}

const styles = stylex.create({
  note: { marginBlockStart: '1rem', fontSize: tokens['--sx-size-ui'] },
});
