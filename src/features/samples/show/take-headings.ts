import type { Rule } from '../compiler/project.ts';

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
export function takeHeadings(html: string): { html: string; rules: Rule[] } {
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
