import type { Rule } from '../compiler/project.ts';
import { takeAttributes } from './take-attributes.ts';
import { takeHeadings } from './take-headings.ts';

/** A component as a page shows it: markup without style attributes and headings, and rules for them. */
export type ShownComponent = { html: string; rules: Rule[] };

/** @param html as React writes it; null where there is no component to show */
export function takeMarkup(html: string | null | undefined): ShownComponent | undefined {
  if (html === null || html === undefined) return undefined;
  const headings = takeHeadings(html);
  const attributes = takeAttributes(headings.html);
  return { html: attributes.html, rules: [...headings.rules, ...attributes.rules] };
}
