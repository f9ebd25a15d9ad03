'use client';

import * as stylex from '@stylexjs/stylex';
import { ExternalLink } from '../theme/external-link.tsx';
import { Icon } from '../theme/icon.tsx';
import { tokens } from '../theme/tokens.stylex.ts';

type PageEndProps = { editUrl?: string; lastUpdate?: { date?: string; author?: string } };

/** Under a page's text: the link to its source, and when it was last changed. */
export function PageEnd({ editUrl, lastUpdate }: PageEndProps) {
  const { date, author } = lastUpdate ?? {};
  if (!editUrl && !date && !author) return null;
  return (
    <div data-no-print {...stylex.props(styles.row)}>
      {editUrl && (
        <ExternalLink href={editUrl} plain xstyle={styles.link}>
          <Icon name="edit" size={16} />
          Edit this page
        </ExternalLink>
      )}
      {(date || author) && (
        <p>
          Last updated
          {date && (
            <>
              {' '}
              on <time dateTime={date}>{date}</time>
            </>
          )}
          {author && <> by {author}</>}
        </p>
      )}
    </div>
  );
}

const styles = stylex.create({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.25rem 1.5rem',
    marginBlockStart: '3rem',
    paddingBlockStart: '1rem',
    borderBlockStartWidth: 1,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens['--sx-border'],
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-small'],
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4rem',
    minHeight: '2.25rem',
    color: { default: tokens['--sx-text-muted'], ':hover': tokens['--sx-text'] },
    textDecoration: { default: 'none', ':hover': 'underline' },
  },
});
