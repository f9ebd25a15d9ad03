'use client';

import * as stylex from '@stylexjs/stylex';
import { Icon } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';

/** One of the two cards: where it leads in general, and the title of that page where it has one. */
export type PaginationCard = { href: string; kind?: string; title?: string };

export type PaginationProps = { label?: string; previous?: PaginationCard; next?: PaginationCard };

/**
 * The pages before and after this one, as two wide cards; nothing where there are none. They are
 * called what docs call them where nothing is said: most payloads are those of docs.
 */
export function Pagination({ label = 'Docs pages', previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} data-no-print {...stylex.props(styles.row)}>
      {previous && (
        <a href={previous.href} rel="prev" {...stylex.props(styles.card)}>
          <Icon name="previous" size={18} />
          <CardText kind="Previous" {...previous} />
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" {...stylex.props(styles.card, styles.next)}>
          <CardText kind="Next" {...next} />
          <Icon name="next" size={18} />
        </a>
      )}
    </nav>
  );
}

function CardText({ kind, title }: Omit<PaginationCard, 'href'>) {
  if (!title) return <span {...stylex.props(styles.title)}>{kind}</span>;
  return (
    <span {...stylex.props(styles.text)}>
      <span {...stylex.props(styles.kind)}>{kind}</span>{' '}
      <span {...stylex.props(styles.title)}>{title}</span>
    </span>
  );
}

const styles = stylex.create({
  row: {
    display: 'grid',
    gridTemplateColumns: { default: '1fr 1fr', [media.phone]: '1fr' },
    gap: '0.75rem',
    marginBlockStart: '2rem',
  },
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.875rem',
    minHeight: '4rem',
    paddingBlock: '0.75rem',
    paddingInline: '1rem',
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: { default: tokens['--sx-border'], ':hover': tokens['--sx-accent'] },
    borderRadius: tokens['--sx-radius-large'],
    color: { default: tokens['--sx-text-muted'], ':hover': tokens['--sx-accent'] },
    textDecoration: 'none',
  },
  next: {
    gridColumn: { default: 2, [media.phone]: 1 },
    justifyContent: 'flex-end',
    textAlign: 'end',
  },
  text: { display: 'block', minWidth: 0 },
  kind: {
    display: 'block',
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-tiny'],
  },
  title: {
    display: 'block',
    color: tokens['--sx-text'],
    fontWeight: 600,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
});
