import * as stylex from '@stylexjs/stylex';
import { Html } from '../islands/trusted-html.tsx';
import type { TocItem } from '../site/navigation/tree.ts';
import { markupFor, textFor } from '../texts/text.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { classOf, nameHtml } from './html-text.ts';

/**
 * The headings of a page, in one element: a closed disclosure above the text on small screens; from 997 px on the
 * style sheet opens it and makes it the right column.
 */
export function TableOfContents({ items }: { items: TocItem[] }) {
  if (items.length === 0) return null;
  const title = `<p class="contents-title ${classOf(styles.title)}">${markupFor('theme.TOCCollapsible.toggleButtonLabel')}</p>`;
  const fold = `<details class="contents-fold"><summary>${markupFor('theme.TOCCollapsible.toggleButtonLabel')}</summary>${listHtml(items)}</details>`;
  return (
    <Html
      as="nav"
      aria-label={textFor('theme.TOCCollapsible.toggleButtonLabel')}
      className="contents"
      data-no-print=""
      html={title + fold}
    />
  );
}

function listHtml(items: readonly TocItem[]): string {
  const entries = items.map(({ id, text, children }) => {
    const link = `<a href="#${encodeURIComponent(id)}">${nameHtml(text)}</a>`;
    return `<li>${link}${children.length > 0 ? listHtml(children) : ''}</li>`;
  });
  return `<ul class="contents-list">${entries.join('')}</ul>`;
}

const styles = stylex.create({
  title: {
    marginBlockEnd: '0.5rem',
    fontSize: tokens['--sx-size-tiny'],
    fontWeight: 650,
  },
});
