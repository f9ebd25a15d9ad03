import * as stylex from '@stylexjs/stylex';
import { Html } from '../islands/trusted-html.tsx';
import type { Card } from '../site/navigation/tree.ts';
import { ExternalLink } from '../theme/external-link.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { nameHtml } from './html-text.ts';

/** A card for each item of a category. */
export function CardList({ cards }: { cards: readonly Card[] }) {
  return (
    <ul {...stylex.props(styles.cards)}>
      {cards.map((card) => (
        <li key={card.href} {...stylex.props(styles.item)}>
          <CardLink card={card} />
        </li>
      ))}
    </ul>
  );
}

function CardLink({ card }: { card: Card }) {
  if (/^[a-z]+:/i.test(card.href)) {
    return (
      <ExternalLink href={card.href} xstyle={styles.card}>
        <span {...stylex.props(styles.title)}>{card.title}</span>
      </ExternalLink>
    );
  }
  return (
    <a href={card.href} {...stylex.props(styles.card)}>
      <Html as="span" html={nameHtml(card.title)} {...stylex.props(styles.title)} />{' '}
      {card.description && <span {...stylex.props(styles.text)}>{card.description}</span>}
    </a>
  );
}

const styles = stylex.create({
  cards: {
    display: 'grid',
    gridTemplateColumns: { default: 'repeat(2, minmax(0, 1fr))', [media.phone]: 'minmax(0, 1fr)' },
    gap: '0.75rem',
    marginBlockStart: '1.75rem',
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'grid', marginBlockStart: 0 },
  card: {
    display: 'block',
    paddingBlock: '1rem',
    paddingInline: '1.125rem',
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: { default: tokens['--sx-border'], ':hover': tokens['--sx-accent'] },
    borderRadius: tokens['--sx-radius-large'],
    color: tokens['--sx-text-muted'],
    textDecoration: 'none',
  },
  title: { color: tokens['--sx-text'], fontWeight: 650, overflowWrap: 'anywhere' },
  text: {
    display: 'block',
    overflowWrap: 'anywhere',
    marginBlockStart: '0.25rem',
    fontSize: tokens['--sx-size-ui'],
    lineHeight: 1.5,
  },
});
