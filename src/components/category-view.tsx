import * as stylex from '@stylexjs/stylex';
import type { CategoryIndexPage } from '../collections/page.ts';
import { ArticleFrame } from '../islands/article-frame.tsx';
import type { Card } from '../navigation/tree.ts';
import { ExternalLink } from '../theme/external-link.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { articleFacts } from './article-facts.ts';

/** The page that is made for a category: a card for each of its items. */
export function CategoryView(page: CategoryIndexPage) {
  const { previous, next } = page;
  const facts = articleFacts(
    { breadcrumbs: page.breadcrumbs, toc: [] },
    {
      label: 'Docs pages',
      previous: previous && { href: previous.href, kind: 'Previous', title: previous.label },
      next: next && { href: next.href, kind: 'Next', title: next.label },
    },
  );
  return (
    <ArticleFrame facts={facts}>
      <header className="prose">
        <h1>{page.heading}</h1>
        {page.description && <p>{page.description}</p>}
      </header>
      <ul {...stylex.props(styles.cards)}>
        {page.cards.map((card) => (
          <li key={card.href} {...stylex.props(styles.item)}>
            <CardLink card={card} />
          </li>
        ))}
      </ul>
    </ArticleFrame>
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
      <span {...stylex.props(styles.title)}>{card.title}</span>{' '}
      {card.description && <span {...stylex.props(styles.text)}>{card.description}</span>}
    </a>
  );
}

const styles = stylex.create({
  cards: {
    display: 'grid',
    gridTemplateColumns: { default: '1fr 1fr', [media.phone]: '1fr' },
    gap: '0.75rem',
    marginBlockStart: '1.75rem',
  },
  item: { display: 'grid' },
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
  title: { color: tokens['--sx-text'], fontWeight: 600, overflowWrap: 'anywhere' },
  text: {
    display: 'block',
    marginBlockStart: '0.25rem',
    fontSize: tokens['--sx-size-small'],
    lineHeight: 1.5,
  },
});
