import * as stylex from '@stylexjs/stylex';
import { shared } from '../../../components/shared-styles.ts';
import { withBase } from '../../../config/base-path.ts';
import type { PostNoteProps } from '../../../outputs/server-part.ts';
import { chooseText, textFor } from '../../../texts/text.ts';
import { media } from '../../../theme/media.stylex.ts';
import { tokens } from '../../../theme/tokens.stylex.ts';
import { findRelease } from '../data/list-releases.ts';
import { groupChanges, isUpgradeWork } from '../release.ts';
import { releasesRoute } from '../table.ts';
import { ChangeText } from './change-text.tsx';

/** A release's changes, deprecations and removals, before the text of its post. */
export function PostStart({ href }: { href: string }) {
  const work = findRelease(href)?.changes.filter(isUpgradeWork) ?? [];
  if (work.length === 0) return null;
  return (
    <section aria-labelledby="upgrade" {...stylex.props(shared.ruled, styles.section)}>
      <p id="upgrade" {...stylex.props(styles.label)}>
        {textFor('releases.upgrade')}
      </p>
      <ul {...stylex.props(styles.list)}>
        {work.map((change) => (
          <li key={change.text} {...stylex.props(styles.change)}>
            <span {...stylex.props(shared.control, shared.tile)}>
              {chooseText('releases.label', change.kind)}
              <span className="visually-hidden">: </span>
            </span>
            <span>
              <ChangeText change={change} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = stylex.create({
  section: { marginBlockEnd: '1.5rem', paddingBlock: '1rem', fontSize: tokens['--sx-size-ui'] },
  label: { marginBlockEnd: '0.5rem', fontWeight: 650 },
  list: { display: 'grid', gap: '0.5rem', overflowWrap: 'anywhere' },
  change: {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignItems: 'start',
    justifyItems: 'start',
    gap: '0.5rem',
  },
  tiles: {
    flexBasis: { default: null, [media.phone]: '100%' },
    flexWrap: 'wrap',
    gap: '0.5rem',
    textDecoration: 'none',
  },
});

/** The numbers of a release's additions, changes and fixes, as tiles in the row of its post. */
export function PostNote({ href, isText = false }: PostNoteProps) {
  const release = findRelease(href);
  if (!release) return null;
  const changes = release.changes.map((change) =>
    isUpgradeWork(change) ? ({ kind: 'changed' } as const) : change,
  );
  const tiles = groupChanges(changes).map(({ kind, changes }) => (
    <span
      key={kind}
      {...stylex.props(shared.control, shared.tile, kind === 'added' && shared.filled)}
    >
      {`${changes.length} ${chooseText('releases.kind', kind)} `}
    </span>
  ));
  const looks = stylex.props(shared.link, styles.tiles);
  if (isText) return <span {...looks}>{tiles}</span>;
  return (
    <a href={withBase(releasesRoute)} {...looks}>
      {tiles}
    </a>
  );
}
