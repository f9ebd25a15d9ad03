import type { Section } from '../collections/sections.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../navigation/tree.ts';
import { escapeHtml } from '../site/escape-html.ts';
import { site } from '../site/site.ts';
import { iconHtml } from '../theme/icon.tsx';
import { classOf } from './class-of.ts';
import { nameHtml } from './name-html.ts';
import { sidebarStyles as styles } from './sidebar-styles.ts';

/**
 * The links beside a page as HTML: text and not React, for there are many of them, none of them
 * does anything by itself, and a page does not send them twice.
 */
export function renderSection(section: Section): string {
  if (section.kind === 'sidebar') {
    return `<nav aria-label="Docs sidebar">${listHtml(section.items)}</nav>`;
  }
  const { posts, currentHref } = section;
  const links = posts.map(({ label, href }): SidebarLink => {
    return { type: 'link', label, href, current: href === currentHref };
  });
  const title = `<p class="${classOf(styles.title)}">Recent posts</p>`;
  return `<nav aria-label="Blog recent posts navigation">${title}${listHtml(links)}</nav>`;
}

const plainClass = classOf(styles.link);
const namedClass = classOf(styles.link, styles.linkedName);
const categoryClass = classOf(styles.link, styles.category);
const foldClass = classOf(styles.fold);
const chevron = `<span class="sidebar-chevron">${iconHtml('chevron', 14)}</span>`;

/** @param group tells the categories of a list from those of others: of these one may be open */
function listHtml(items: readonly SidebarItem[], nested = false, group = 'sidebar'): string {
  const own = classOf(styles.list, nested && styles.nested);
  const inner = items.map((item, at) => itemHtml(item, group, at));
  return `<ul class="sidebar-list ${own}">${inner.join('')}</ul>`;
}

function itemHtml(item: SidebarItem, group: string, at: number): string {
  if (item.type === 'gap') return '<li class="sidebar-gap" aria-hidden="true">…</li>';
  const own = item.className ? ` class="${escapeHtml(item.className)}"` : '';
  return `<li${own}>${item.type === 'link' ? linkHtml(item) : categoryHtml(item, group, at)}</li>`;
}

function linkHtml(
  { href, label, current, leftOut }: Omit<SidebarLink, 'type'>,
  linkClass = plainClass,
): string {
  const text = nameHtml(label);
  const start = `<a href="${escapeHtml(href)}" class="${linkClass}"`;
  if (/^[a-z]+:/i.test(href)) {
    const hint = '<span class="visually-hidden"> (opens in new tab)</span>';
    const icon = `<span class="external-icon">${iconHtml('external', 12)}</span>`;
    return `${start} target="_blank" rel="noopener noreferrer">${text}${icon}${hint}</a>`;
  }
  const flags = `${current ? ' aria-current="page"' : ''}${leftOut ? ' data-left-out' : ''}`;
  return `${start}${flags}>${text}</a>`;
}

function categoryHtml(category: SidebarCategory, group: string, at: number): string {
  const { label, href, open, leftOut, items, current } = category;
  const list = listHtml(items, true, `${group}-${at}`);
  if (!category.collapsible) return openCategoryHtml(category, list);
  const name = site.docs.autoCollapseCategories ? ` name="${group}"` : '';
  const flags = `${name}${open ? ' open' : ''}${leftOut ? ' data-left-out' : ''}`;
  const details = (summary: string) =>
    `<details class="sidebar-category"${flags}>${summary}${list}</details>`;
  if (href === undefined) {
    return details(`<summary class="${categoryClass}">${nameHtml(label)}${chevron}</summary>`);
  }
  const hint = `<span class="visually-hidden">Sidebar category '${escapeHtml(label)}'</span>`;
  const fold = details(`<summary class="${foldClass}">${hint}${chevron}</summary>`);
  const own = classOf(styles.linkedCategory);
  return `<div class="${own}">${linkHtml({ href, label, current }, namedClass)}${fold}</div>`;
}

/** A category that cannot be closed: its name, or its link, above its items. */
function openCategoryHtml({ label, href, current }: SidebarCategory, list: string): string {
  const name =
    href === undefined
      ? `<p class="${categoryClass}">${nameHtml(label)}</p>`
      : linkHtml({ href, label, current });
  return name + list;
}
