import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { shared } from './shared-styles.ts';

type ListSectionProps = {
  id: string;
  name: ReactNode;
  /** Below the name. */
  note?: string;
  /** Whether the name is obvious and only for screen readers. */
  isQuiet?: boolean;
  children: ReactNode;
};

/** A short section of the archive or the tags: its items, with its name beside them. */
export function ListSection({ id, name, note, isQuiet = false, children }: ListSectionProps) {
  const heading = stylex.props(shared.heading, listStyles.figures);
  return (
    <section
      aria-labelledby={id}
      {...stylex.props(shared.ruled, !isQuiet && listStyles.section, isQuiet && listStyles.quiet)}
    >
      <div>
        <h2 id={id} {...(isQuiet ? { className: 'visually-hidden' } : heading)}>
          {name}
        </h2>
        {note && <p {...stylex.props(listStyles.note)}>{note}</p>}
      </div>
      <ul className="archive-list">{children}</ul>
    </section>
  );
}

export const listStyles = stylex.create({
  section: {
    display: 'grid',
    gridTemplateColumns: { default: '9rem minmax(0, 1fr)', [media.phone]: '1fr' },
    gap: '0.5rem 1.5rem',
    paddingBlock: '1.5rem',
  },
  quiet: { paddingBlock: '1rem' },
  figures: { fontVariantNumeric: 'tabular-nums' },
  link: {
    overflowWrap: 'anywhere',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flexBasis: { default: null, [media.tablet]: '100%' },
    columnGap: '0.35em',
    minHeight: { default: '2.125rem', [media.touch]: '2.75rem' },
    color: { default: tokens['--sx-text'], ':hover': tokens['--sx-accent'] },
    fontWeight: 650,
    textDecoration: { default: 'none', ':hover': 'underline' },
  },
  note: { color: tokens['--sx-text-muted'], fontSize: tokens['--sx-size-tiny'] },
  // One below the other, so that the titles are aligned.
  date: { minWidth: '9.5em' },
  muted: { color: tokens['--sx-text-muted'], fontWeight: 400 },
});
