import type { Section } from '../collections/sections.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../navigation/tree.ts';
import { escapeHtml } from '../site/escape-html.ts';
import { iconHtml } from '../theme/icon.tsx';
import { classOf } from './class-of.ts';
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

const linkClass = classOf(styles.link);
const categoryClass = classOf(styles.link, styles.category);
const foldClass = classOf(styles.fold);
const chevron = `<span class="sidebar-chevron">${iconHtml('chevron', 14)}</span>`;

function listHtml(items: readonly SidebarItem[], nested = false): string {
  const own = classOf(styles.list, nested && styles.nested);
  return `<ul class="sidebar-list ${own}">${items.map(itemHtml).join('')}</ul>`;
}

function itemHtml(item: SidebarItem): string {
  if (item.type === 'gap') return '<li class="sidebar-gap" aria-hidden="true">…</li>';
  const own = item.className ? ` class="${escapeHtml(item.className)}"` : '';
  return `<li${own}>${item.type === 'link' ? linkHtml(item) : categoryHtml(item)}</li>`;
}

function linkHtml({ href, label, current, leftOut }: Omit<SidebarLink, 'type'>): string {
  const text = escapeHtml(label);
  const start = `<a href="${escapeHtml(href)}" class="${linkClass}"`;
  if (/^[a-z]+:/i.test(href)) {
    const hint = '<span class="visually-hidden"> (opens in new tab)</span>';
    const icon = `<span class="external-icon">${iconHtml('external', 12)}</span>`;
    return `${start} target="_blank" rel="noopener noreferrer">${text}${icon}${hint}</a>`;
  }
  const flags = `${current ? ' aria-current="page"' : ''}${leftOut ? ' data-left-out' : ''}`;
  return `${start}${flags}>${text}</a>`;
}

function categoryHtml(category: SidebarCategory): string {
  const { label, href, open, leftOut, items, current } = category;
  if (!category.collapsible) return openCategoryHtml(category);
  const flags = `${open ? ' open' : ''}${leftOut ? ' data-left-out' : ''}`;
  const details = (summary: string) =>
    `<details class="sidebar-category"${flags}>${summary}${listHtml(items, true)}</details>`;
  if (href === undefined) {
    return details(`<summary class="${categoryClass}">${escapeHtml(label)}${chevron}</summary>`);
  }
  const name = `<span class="visually-hidden">Sidebar category '${escapeHtml(label)}'</span>`;
  const fold = details(`<summary class="${foldClass}">${name}${chevron}</summary>`);
  const own = classOf(styles.linkedCategory);
  return `<div class="${own}">${linkHtml({ href, label, current })}${fold}</div>`;
}

/** A category that cannot be closed: its name, or its link, above its items. */
function openCategoryHtml({ label, href, current, items }: SidebarCategory): string {
  const name =
    href === undefined
      ? `<p class="${categoryClass}">${escapeHtml(label)}</p>`
      : linkHtml({ href, label, current });
  return name + listHtml(items, true);
}
