import * as stylex from '@stylexjs/stylex';
import { Html } from '../islands/trusted-html.tsx';
import { escapeHtml } from '../site/escape-html.ts';
import { iconHtml } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { classOf } from './class-of.ts';

type PageEndProps = {
  editUrl?: string;
  /** Where its Markdown copy is. */
  markdown?: string;
  /** All pages of the section in one document. */
  print?: { href: string; label: string };
  lastUpdate?: { date?: string; author?: string };
};

/** Under a page's text: the links to its source and its copy, and when it was last changed. */
export function PageEnd({ editUrl, markdown, print, lastUpdate }: PageEndProps) {
  const { date, author } = lastUpdate ?? {};
  const update = [
    date && ` on <time datetime="${escapeHtml(date)}">${escapeHtml(date)}</time>`,
    author && ` by ${escapeHtml(author)}`,
  ].join('');
  const links =
    (editUrl ? editLink(editUrl) : '') +
    (markdown && import.meta.env.PROD ? copyLink(markdown) : '') +
    (print && import.meta.env.PROD ? printLink(print) : '');
  const html = links + (update && `<p>Last updated${update}</p>`);
  if (html === '') return null;
  return <Html as="div" data-no-print="" html={html} {...stylex.props(styles.row)} />;
}

/** Only builds have copies. It says `target`, so that it is no page to fetch ahead. */
function copyLink(href: string): string {
  return `<a href="${escapeHtml(href)}" type="text/markdown" target="_self" class="${classOf(styles.link)}">View as Markdown</a>`;
}

/** It is no page of the app either. */
function printLink({ href, label }: { href: string; label: string }): string {
  return `<a href="${escapeHtml(href)}" target="_self" class="${classOf(styles.link)}">${escapeHtml(label)}</a>`;
}

function editLink(href: string): string {
  const text = `${iconHtml('edit', 16)}Edit this page<span class="visually-hidden"> (opens in new tab)</span>`;
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer" class="${classOf(styles.link)}">${text}</a>`;
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
    fontSize: tokens['--sx-size-ui'],
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4rem',
    minHeight: { default: '2.25rem', [media.touch]: '2.75rem' },
    color: { default: tokens['--sx-text-muted'], ':hover': tokens['--sx-text'] },
    textDecoration: { default: 'none', ':hover': 'underline' },
  },
});
