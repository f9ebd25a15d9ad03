import { createHash } from 'node:crypto';
import type { Rule } from '../compiler/project.ts';
import { isSeen } from '../entry/is-seen.ts';

/** A component as a page shows it: markup without style attributes and headings, and rules for them. */
export type ShownComponent = { html: string; rules: Rule[] };

/**
 * Makes what a page can show of what React wrote.
 * @param html null where there is no component to show
 * @param rules of its project, which tell whether a box without text is to be seen
 * @returns undefined where there is nothing to see
 */
export function takeMarkup(
  html: string | null | undefined,
  rules: readonly Rule[] = [],
): ShownComponent | undefined {
  if (html === null || html === undefined) return undefined;
  const headings = takeHeadings(nameFields(html));
  const attributes = takeAttributes(headings.html);
  const own = [...headings.rules, ...attributes.rules];
  if (!isSeen(html) && !isBox(attributes.html, [...rules, ...own])) return undefined;
  return { html: attributes.html, rules: own };
}

/** Names the fields of a component that leaves this to its caller: on a page each has a name. */
function nameFields(html: string): string {
  if (html.includes('<label')) return html;
  const unnamed = /<(input|select|textarea)(?![^>]* (?:aria-label|aria-labelledby|title)=)/g;
  return html.replace(unnamed, '<$1 aria-label="Sample field"');
}

/** Whether an element has a ground and a height of its own. */
function isBox(html: string, rules: readonly Rule[]): boolean {
  const cssOf = new Map(rules.map(({ className, css }) => [className, css]));
  return [...html.matchAll(/ class="([^"]*)"/g)].some(([, classes = '']) => {
    const css = classes.split(' ').map((name) => cssOf.get(name) ?? '');
    const has = (property: RegExp) => css.some((rule) => property.test(rule));
    return (
      has(/[{;]background(?:-color|-image)?:/) && has(/[{;](?:height|block-size|aspect-ratio):/)
    );
  });
}

/** Above that of anything the compiler writes, as the attribute is. */
const attributePriority = 9000;

/**
 * Makes rules of style attributes, which a strict policy ignores; dynamic styles set their variables
 * by them.
 * @param html as React writes it
 * @returns the markup with a class in the place of each, and the rules
 */
function takeAttributes(html: string): { html: string; rules: Rule[] } {
  const rules = new Map<string, Rule>();
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

/** What React writes in attributes for a character. */
const texts: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** As browsers show them, in times the size of the text. */
const looks: Readonly<Record<string, { size: number; margin: number }>> = {
  '1': { size: 2, margin: 0.67 },
  '2': { size: 1.5, margin: 0.83 },
  '3': { size: 1.17, margin: 1 },
  '4': { size: 1, margin: 1.33 },
  '5': { size: 0.83, margin: 1.67 },
  '6': { size: 0.67, margin: 2.33 },
};

/**
 * Makes plain elements of headings, with rules that keep their look: a page has one outline, and it
 * is that of its text, not of components that are shown in it twice.
 * @param html as React writes it
 */
function takeHeadings(html: string): { html: string; rules: Rule[] } {
  const levels = new Set<string>();
  const taken = html
    .replace(/<h([1-6])(?=[\s>])/g, (_tag, level: string) => {
      levels.add(level);
      return `<div data-heading="${level}"`;
    })
    .replace(/<\/h[1-6]>/g, '</div>');
  return { html: taken, rules: [...levels].map(keepLook) };
}

/** Weaker than anything the compiler writes, as the look of a heading is. */
function keepLook(level: string): Rule {
  const { size = 1, margin = 1 } = looks[level] ?? {};
  const css = `:where([data-heading="${level}"]){font-size:${size}em;font-weight:bold;margin-block:${margin}em}`;
  return { className: `heading-${level}`, css, priority: 0, lines: [] };
}
