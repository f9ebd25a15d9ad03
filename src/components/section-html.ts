import * as stylex from '@stylexjs/stylex';
import { escapeHtml } from '../config/escape-html.ts';
import { site } from '../config/site.ts';
import type { Section } from '../site/collections/sections.ts';
import type {
  SidebarCategory,
  SidebarHtml,
  SidebarItem,
  SidebarLink,
} from '../site/navigation/tree.ts';
import { markupFor } from '../texts/text.ts';
import { iconHtml } from '../theme/icon.tsx';
import { tokens } from '../theme/tokens.stylex.ts';
import { classOf, nameHtml } from './html-text.ts';

/**
 * The links beside a page as HTML. Not React elements, because there are many, none of them is interactive, and a
 * page doesn't send them twice.
 */
export function renderSection(section: Section): string {
  if (section.kind === 'sidebar') {
    return `<nav aria-label="${markupFor('theme.docs.sidebar.navAriaLabel')}">${listHtml(section.items)}</nav>`;
  }
  const { posts, currentHref } = section;
  const links = posts.map(({ label, href }): SidebarLink => {
    return { type: 'link', label, href, current: href === currentHref };
  });
  const title = `<p class="${classOf(styles.title)}">${markupFor('blog.recent')}</p>`;
  return `<nav aria-label="${markupFor('theme.blog.sidebar.navAriaLabel')}">${title}${listHtml(links)}</nav>`;
}

/** @param group identifies the categories of a list, of which only one may be open */
function listHtml(items: readonly SidebarItem[], group = 'sidebar'): string {
  const inner = items.map((item, at) => itemHtml(item, group, at));
  return `<ul>${inner.join('')}</ul>`;
}

function itemHtml(item: SidebarItem, group: string, at: number): string {
  if (item.type === 'gap') return '<li class="sidebar-gap" aria-hidden="true">…</li>';
  if (item.type === 'html') return htmlItem(item);
  const classes = item.className ? ` class="${escapeHtml(item.className)}"` : '';
  return `<li${classes}>${item.type === 'link' ? linkHtml(item) : categoryHtml(item, group, at)}</li>`;
}

/** HTML from the configuration, which has been checked. */
function htmlItem({ value, defaultStyle, className = '' }: SidebarHtml): string {
  const classes = [className, defaultStyle ? 'sidebar-html' : ''].filter(Boolean).join(' ');
  return `<li${classes ? ` class="${escapeHtml(classes)}"` : ''}>${value}</li>`;
}

function linkHtml({ href, label, current, leftOut }: Omit<SidebarLink, 'type'>): string {
  const text = nameHtml(label);
  const start = `<a href="${escapeHtml(href)}"`;
  if (/^[a-z]+:/i.test(href)) {
    const hint = `<span class="visually-hidden"> ${markupFor('theme.IconExternalLink.ariaLabel')}</span>`;
    const icon = `<span class="external-icon">${iconHtml('external', 12)}</span>`;
    return `${start} target="_blank" rel="noopener noreferrer">${text}${icon}${hint}</a>`;
  }
  const flags = `${current ? ' aria-current="page"' : ''}${leftOut ? ' data-left-out' : ''}`;
  return `${start}${flags}>${text}</a>`;
}

function categoryHtml(category: SidebarCategory, group: string, at: number): string {
  const { label, href, open, leftOut, items, current } = category;
  const list = listHtml(items, `${group}-${at}`);
  if (!category.collapsible) return openCategoryHtml(category, list);
  const name = site.docs.autoCollapseCategories ? ` name="${group}"` : '';
  const flags = `${name}${open ? ' open' : ''}${leftOut ? ' data-left-out' : ''}`;
  const details = (summary: string) => `<details${flags}>${summary}${list}</details>`;
  if (href === undefined) {
    return details(`<summary>${nameHtml(label)}</summary>`);
  }
  const hint = `<span class="visually-hidden">${markupFor('shell.sidebarCategory', { label: escapeHtml(label) })}</span>`;
  const fold = details(`<summary>${hint}</summary>`);
  return `<div>${linkHtml({ href, label, current })}${fold}</div>`;
}

/** A category that can't be closed: its name or link above its items. */
function openCategoryHtml({ label, href, current }: SidebarCategory, list: string): string {
  const name =
    href === undefined ? `<p>${nameHtml(label)}</p>` : linkHtml({ href, label, current });
  return name + list;
}

const styles = stylex.create({
  title: {
    paddingInline: '0.75rem',
    marginBlockEnd: '0.5rem',
    fontSize: tokens['--sx-size-ui'],
    fontWeight: 650,
  },
});
