import * as stylex from '@stylexjs/stylex';
import { escapeHtml } from '../config/escape-html.ts';
import { Html } from '../islands/trusted-html.tsx';
import type { Feedback } from '../site/collections/feedback.ts';
import { markupFor } from '../texts/text.ts';
import { iconHtml } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { classOf } from './html-text.ts';

type PageEndProps = {
  editUrl?: string;
  /** The address of its Markdown copy. */
  markdown?: string;
  /** The document with all pages of the section. */
  print?: { href: string; label: string };
  /** The addresses for reporting problems. */
  feedback?: Feedback;
  lastUpdate?: { date?: string; author?: string };
};

/** The end of a page: links to its source and its copy, and the date of the last change. */
export function PageEnd({ editUrl, markdown, print, feedback = {}, lastUpdate }: PageEndProps) {
  const { date, author } = lastUpdate ?? {};
  const time = date && `<time datetime="${escapeHtml(date)}">${escapeHtml(date)}</time>`;
  const atDate = time ? markupFor('theme.lastUpdated.atDate', { date: time }) : '';
  const byUser = author ? markupFor('theme.lastUpdated.byUser', { user: escapeHtml(author) }) : '';
  const isUpdated = atDate !== '' || byUser !== '';
  const updated = markupFor('theme.lastUpdated.lastUpdatedAtBy', { atDate, byUser });
  const { issue, form } = feedback;
  const links = [
    editUrl && newTabLink(editUrl, iconHtml('edit', 16) + markupFor('theme.common.editThisPage')),
    issue && newTabLink(issue, markupFor('shell.report')),
    form &&
      newTabLink(form, issue ? markupFor('shell.report.feedback') : markupFor('shell.report')),
    // Only builds have copies. The control is the last, so that what it says moves no link.
    print && import.meta.env.PROD && ownLink(print.href, escapeHtml(print.label)),
    markdown && import.meta.env.PROD && copyControl(markdown),
  ]
    .filter(Boolean)
    .join('');
  const html = links + (isUpdated ? `<p>${updated}</p>` : '');
  if (html === '') return null;
  return <Html as="div" data-no-print="" html={html} {...stylex.props(styles.row)} />;
}

/** Copies the page's Markdown, or opens it: `boot/late-press`. Without scripts only the link is visible. */
function copyControl(href: string): string {
  const address = escapeHtml(href);
  const button = `<button type="button" data-copy="page" data-href="${address}" class="${classOf(styles.link, styles.button)}">${markupFor('shell.copyPage')}</button>`;
  const link = ownLink(href, markupFor('shell.viewMarkdown'), ' type="text/markdown"');
  return `<span class="${classOf(styles.pair)}">${button}${link}<span role="status"></span></span>`;
}

/** A link to a file of the site. It has a `target`, so that the app neither prefetches nor shows it. */
function ownLink(href: string, html: string, attributes = ''): string {
  return `<a href="${escapeHtml(href)}"${attributes} target="_self" class="${classOf(styles.link)}">${html}</a>`;
}

function newTabLink(href: string, html: string): string {
  const hint = `<span class="visually-hidden"> ${markupFor('theme.IconExternalLink.ariaLabel')}</span>`;
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer" class="${classOf(styles.link)}">${html}${hint}</a>`;
}

const styles = stylex.create({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 1.5rem',
    marginBlockStart: '3rem',
    paddingBlockStart: '1rem',
    borderBlockStartWidth: 1,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens['--sx-border'],
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-tiny'],
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: { default: '2.25rem', [media.touch]: '2.75rem' },
    color: { default: tokens['--sx-text-muted'], ':hover': tokens['--sx-text'] },
    textDecoration: { default: 'none', ':hover': 'underline' },
  },
  pair: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 1.5rem' },
  button: {
    padding: 0,
    borderWidth: 0,
    backgroundColor: 'transparent',
    font: 'inherit',
    cursor: 'pointer',
  },
});
