import { hash } from 'node:crypto';
import { insertText, type PageDraft, replaceText } from '../html/page-draft.ts';
import type { Attribute, Tag } from '../html/read-tags.ts';

/** A style sheet of one page: its path in the output, and its text. */
export type PageSheet = { file: string; css: string };

/**
 * Replaces the style attributes of a rendered page, which a strict Content-Security-Policy blocks, with classes.
 * During hydration, `islands/restore-styles` restores what React rendered.
 * @returns the style sheet with the rules of these classes, if there are any
 */
export function takeStyles(draft: PageDraft): PageSheet | undefined {
  const rules = new Map<string, string>();
  for (const tag of draft.tags) {
    const style = tag.attributes.get('style');
    if (!style) continue;
    const name = `style-${hash('sha256', style.value).slice(0, 8)}`;
    // As specific as an attribute: nothing in the style sheets of the site has two ids.
    rules.set(name, `.${name}:not(#\\#):not(#\\#){${style.value}}`);
    replaceStyle(draft, tag, style, name);
  }
  if (rules.size === 0) return undefined;
  const css = `${[...rules.values()].join('\n')}\n`;
  return { file: `/assets/styles-${hash('sha256', css).slice(0, 10)}.css`, css };
}

function replaceStyle(draft: PageDraft, tag: Tag, style: Attribute, name: string): void {
  const { html } = draft;
  // Including the space before it.
  const start = html.slice(0, style.start).trimEnd().length;
  replaceText(draft, { start, end: style.end }, '');
  const classes = tag.attributes.get('class');
  if (!classes) {
    insertText(draft, tag.start + 1 + tag.name.length, ` class="${name}"`);
    return;
  }
  const written = html.slice(classes.start, classes.end);
  const quote = /["']$/.exec(written)?.[0] ?? '';
  const value = written.slice(written.indexOf('=') + 1 || written.length);
  const all = quote ? `${value.slice(0, -1)} ${name}${quote}` : `"${`${value} ${name}`.trim()}"`;
  replaceText(draft, classes, `class=${all}`);
}
