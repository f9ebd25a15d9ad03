import { createHash } from 'node:crypto';
import type { Rule } from '../compiler/project.ts';

/** Above that of anything the compiler writes, as the attribute is. */
const priority = 9000;

/**
 * Makes rules of style attributes, which a strict policy ignores; dynamic styles set their variables
 * by them.
 * @param html as React writes it
 * @returns the markup with a class in the place of each, and the rules
 */
export function takeAttributes(html: string): { html: string; rules: Rule[] } {
  const rules = new Map<string, Rule>();
  const taken = html.replace(/<[a-z][^>]*? style="([^"]*)"[^>]*>/g, (tag, written: string) => {
    const declarations = written.replace(/&(?:quot|#x27|lt|gt|amp);/g, (name) => texts[name] ?? '');
    const className = `v${createHash('sha256').update(declarations).digest('hex').slice(0, 6)}`;
    const css = `.${className}{${declarations}}`;
    rules.set(className, { className, css, priority, lines: [] });
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
