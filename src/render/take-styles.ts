import { hash } from 'node:crypto';

const tag = /<[a-z][\w-]*(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*\s*\/?>/gi;
const styleAttribute = /\sstyle="([^"]*)"/;

/**
 * Takes the style attributes out of a rendered page, which a strict Content-Security-Policy ignores:
 * each becomes a class, and the rules of a page a style sheet of its own. When React takes the page
 * over, `islands/restore-styles` gives the elements back what React made.
 * @param baseUrl with slashes at both ends
 * @returns the page, and the sheet where there is one: its path without the base
 */
export function takeStyles(
  html: string,
  baseUrl: string,
): { html: string; sheet?: { file: string; css: string } } {
  if (!html.includes(' style="')) return { html };
  const rules = new Map<string, string>();
  const taken = html.replace(tag, (element) => {
    const written = styleAttribute.exec(element)?.[1];
    if (written === undefined) return element;
    const declarations = decode(written);
    const name = `style-${hash('sha256', declarations).slice(0, 8)}`;
    // As strong as the attribute was: nothing in the style sheets of the site has two ids.
    rules.set(name, `.${name}:not(#\\#):not(#\\#){${declarations}}`);
    return addClass(element.replace(styleAttribute, ''), name);
  });
  if (rules.size === 0) return { html };
  const css = `${[...rules.values()].join('\n')}\n`;
  const file = `/assets/styles-${hash('sha256', css).slice(0, 10)}.css`;
  const link = `<link rel="stylesheet" href="${baseUrl}${file.slice(1)}" data-styles="">`;
  return { html: taken.replace('</head>', () => `${link}</head>`), sheet: { file, css } };
}

function addClass(element: string, name: string): string {
  const classes = /\sclass="([^"]*)"/.exec(element);
  if (classes) return element.replace(classes[0], () => ` class="${classes[1]} ${name}"`);
  return element.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
}

/** The characters that React writes as references in attributes. */
const characters: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

function decode(text: string): string {
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (reference) => characters[reference] ?? '');
}
