import * as stylex from '@stylexjs/stylex';
import { escapeHtml } from '../config/escape-html.ts';
import { Html } from '../islands/trusted-html.tsx';
import { iconHtml } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { classOf, nameHtml } from './html-text.ts';

/** One of the two cards: its label, and the title of its page, if it has one. */
type PaginationCard = { href: string; kind: string; label?: string };

export type PaginationProps = { label: string; previous?: PaginationCard; next?: PaginationCard };

/** The previous and next page as two wide cards; nothing if there are none. */
export function Pagination({ label, previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  const before =
    previous && cardHtml('prev', iconHtml('previous', 18) + textHtml(previous), previous);
  const after = next && cardHtml('next', textHtml(next) + iconHtml('next', 18), next, styles.next);
  const html = [before, after].join('');
  return (
    <Html as="nav" aria-label={label} data-no-print="" html={html} {...stylex.props(styles.row)} />
  );
}

function cardHtml(
  rel: string,
  content: string,
  { href }: PaginationCard,
  own?: stylex.StyleXStyles,
): string {
  const classes = classOf(styles.card, own);
  return `<a href="${escapeHtml(href)}" rel="${rel}" class="${classes}">${content}</a>`;
}

function textHtml({ kind, label }: PaginationCard): string {
  if (!label) return spanHtml(escapeHtml(kind), styles.title);
  const both = [spanHtml(escapeHtml(kind), styles.kind), spanHtml(nameHtml(label), styles.title)];
  return spanHtml(both.join(' '), styles.text);
}

function spanHtml(html: string, style: stylex.StyleXStyles): string {
  return `<span class="${classOf(style)}">${html}</span>`;
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
    gap: '0.75rem',
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
    gridColumn: { default: '2', [media.phone]: '1' },
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
    fontSize: tokens['--sx-size-body'],
    fontWeight: 650,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
});
