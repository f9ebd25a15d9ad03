import * as stylex from '@stylexjs/stylex';
import { withBase } from '../config/base-path.ts';
import { escapeHtml } from '../config/escape-html.ts';
import { Html } from '../islands/trusted-html.tsx';
import type { Breadcrumb } from '../site/navigation/tree.ts';
import { markupFor, textFor } from '../texts/text.ts';
import { iconHtml } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { classOf, nameHtml } from './html-text.ts';

/** The breadcrumbs from the home page; the last one is the current page. */
export function Breadcrumbs({ steps }: { steps: Breadcrumb[] }) {
  if (steps.length === 0) return null;
  const home = `<a href="${withBase('/')}" aria-label="${markupFor('theme.docs.breadcrumbs.home')}" class="${classOf(styles.link, styles.home)}">${iconHtml('home', 15)}</a>`;
  const others = steps.map((step, place) => {
    const isLast = place === steps.length - 1;
    return `<li class="${classOf(styles.step, styles.next)}">${stepHtml(step, isLast)}</li>`;
  });
  const first = `<li class="${classOf(styles.step)}">${home}</li>`;
  const list = `<ol class="breadcrumbs ${classOf(styles.list)}">${first}${others.join('')}</ol>`;
  return (
    <Html
      as="nav"
      aria-label={textFor('theme.docs.breadcrumbs.navAriaLabel')}
      data-no-print=""
      html={list}
    />
  );
}

function stepHtml({ label, href }: Breadcrumb, isLast: boolean): string {
  const text = nameHtml(label);
  if (isLast) return `<span aria-current="location" class="${classOf(styles.last)}">${text}</span>`;
  if (!href) return `<span>${text}</span>`;
  return `<a href="${escapeHtml(href)}" class="${classOf(styles.link)}">${text}</a>`;
}

const styles = stylex.create({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-tiny'],
  },
  step: { display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' },
  /** The separator of the search, too. */
  next: {
    '::before': { content: "'›' / ''", marginInline: '0.5em', color: tokens['--sx-text-muted'] },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: { default: '1.5rem', [media.touch]: '2.75rem' },
    minHeight: { default: '1.5rem', [media.touch]: '2.75rem' },
    color: { default: tokens['--sx-text-muted'], ':hover': tokens['--sx-text'] },
    textDecoration: { default: 'none', ':hover': 'underline' },
  },
  /** The target is larger than the icon and overlaps the separator after it. */
  home: {
    justifyContent: 'center',
    marginInline: { default: '-0.28125rem', [media.touch]: '-0.90625rem' },
  },
  last: { color: tokens['--sx-text'], overflowWrap: 'anywhere' },
});
