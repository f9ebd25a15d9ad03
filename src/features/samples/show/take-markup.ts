import { createHash } from 'node:crypto';
import { markupFor } from '../../../texts/text.ts';
import type { CompiledRule } from '../compiler/project.ts';
import { isSeen } from '../entry/is-seen.ts';

/** A component for a page: markup without style attributes and headings, and rules that replace them. */
type ShownMarkup = { html: string; rules: CompiledRule[] };

/**
 * Prepares React's markup for a page.
 * @param html null if there is no component to show
 * @param rules the rules of its project, which tell whether a box without text is visible
 * @returns undefined if nothing is visible
 */
export function takeMarkup(
  html: string | null | undefined,
  rules: readonly CompiledRule[] = [],
): ShownMarkup | undefined {
  if (html === null || html === undefined) return undefined;
  const headings = takeLandmarks(nameFields(html));
  const attributes = takeAttributes(headings.html);
  const added = [...headings.rules, ...attributes.rules];
  if (!isSeen(html) && !isBox(attributes.html, [...rules, ...added])) return undefined;
  return { html: attributes.html, rules: added };
}

/** Adds accessible names to fields without one: on a page each needs one. */
function nameFields(html: string): string {
  if (html.includes('<label')) return html;
  const unnamed = /<(input|select|textarea)(?![^>]* (?:aria-label|aria-labelledby|title)=)/g;
  return html.replace(
    unnamed,
    (_all, tag: string) => `<${tag} aria-label="${markupFor('samples.field')}"`,
  );
}

/** What tells text from plain text. */
const seenWords =
  /[{;](?:color|background|border|outline|box-shadow|font|text-decoration|text-transform|transform|rotate|scale|translate|animation|letter-spacing|writing-mode|filter)[\w-]*:|:(?:before|after)\b|content:/;

/**
 * Whether a component is more than plain text: a control or picture, or an element with a style that is seen on a
 * single word.
 */
export function isStyled(html: string, rules: readonly CompiledRule[]): boolean {
  if (
    /<(?:button|input|select|textarea|svg|img|progress|meter|table|ul|ol|details|hr)\b/.test(html)
  )
    return true;
  return listCss(html, rules).some((css) => seenWords.test(css));
}

/** The rules of an element's classes, for each element of the markup, joined. */
function listCss(html: string, rules: readonly CompiledRule[]): string[] {
  const cssOf = new Map(rules.map(({ className, css }) => [className, css]));
  return Array.from(html.matchAll(/ class="([^"]*)"/g), ([, classes = '']) =>
    classes
      .split(' ')
      .map((name) => cssOf.get(name) ?? '')
      .join(''),
  );
}

/** Whether an element has its own background and height. */
function isBox(html: string, rules: readonly CompiledRule[]): boolean {
  return listCss(html, rules).some(
    (css) =>
      /[{;]background(?:-color|-image)?:/.test(css) &&
      /[{;](?:height|block-size|aspect-ratio):/.test(css),
  );
}

/** Higher than any priority of the compiler, like an attribute. */
const attributePriority = 9000;

/**
 * Converts style attributes, which a strict policy blocks, to rules; dynamic styles set their variables with them.
 * @param html React's markup
 * @returns the markup with classes instead, and the rules
 */
function takeAttributes(html: string): { html: string; rules: CompiledRule[] } {
  const rules = new Map<string, CompiledRule>();
  const taken = html.replace(/<[a-z][^>]*? style="([^"]*)"[^>]*>/g, (tag, written: string) => {
    const declarations = written.replace(/&(?:quot|#x27|lt|gt|amp);/g, (name) => texts[name] ?? '');
    const className = `v${createHash('sha256').update(declarations).digest('hex').slice(0, 6)}`;
    const css = `.${className}{${declarations}}`;
    rules.set(className, { className, css, priority: attributePriority, lines: [] });
    const bare = tag.replace(/ style="[^"]*"/, '');
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${className} `)
      : bare.replace(/^<[\w-]+/, (start) => `${start} class="${className}"`);
  });
  return { html: taken, rules: [...rules.values()] };
}

/** The character references that React writes in attributes. */
const texts: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The browsers' styles of headings, in multiples of the font size. */
const looks: Readonly<Record<string, { size: number; margin: number }>> = {
  '1': { size: 2, margin: 0.67 },
  '2': { size: 1.5, margin: 0.83 },
  '3': { size: 1.17, margin: 1 },
  '4': { size: 1, margin: 1.33 },
  '5': { size: 0.83, margin: 1.67 },
  '6': { size: 0.67, margin: 2.33 },
};

/**
 * Replaces headings and `<main>` with plain elements, and adds rules that keep their look: a page's outline must only
 * have its own, not those of a component that is shown twice.
 * @param html React's markup
 */
function takeLandmarks(html: string): { html: string; rules: CompiledRule[] } {
  const levels = new Set<string>();
  const taken = html
    .replace(/<h([1-6])(?=[\s>])/g, (_tag, level: string) => {
      levels.add(level);
      return `<div data-heading="${level}"`;
    })
    .replace(/<\/h[1-6]>/g, '</div>')
    .replace(/<(\/?)main(?=[\s>])/g, '<$1div');
  return { html: taken, rules: [...levels].map(keepLook) };
}

/** Lower than any priority of the compiler, like the default style of a heading. */
function keepLook(level: string): CompiledRule {
  const { size = 1, margin = 1 } = looks[level] ?? {};
  const css = `:where([data-heading="${level}"]){font-size:${size}em;font-weight:bold;margin-block:${margin}em}`;
  return { className: `heading-${level}`, css, priority: 0, lines: [] };
}
