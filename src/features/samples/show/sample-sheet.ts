import type { Rule } from '../compiler/project.ts';
import { askAnswer } from '../sandbox/ask-answer.ts';

/**
 * Adapts the style sheet of components shown on a page: in a shadow tree the root is the host, and its colour mode
 * replaces the system's.
 */
export function sampleSheet(rules: readonly Rule[]): Promise<string> {
  return askAnswer('The style sheet of components', 'sheet', {
    rules: rules.map((rule) => ({ ...rule, css: adaptRule(rule.css), raw: undefined })),
    layers: true,
  });
}

function adaptRule(css: string): string {
  const rooted = css.replace(/(^|[,{}]\s*):root(?=\s*[,{])/g, '$1:host');
  const found = preference.exec(rooted);
  if (!found) return rooted;
  const [query, mode] = found;
  const inner = rooted.slice(found.index + query.length, -1);
  // A condition adds nothing to the specificity, as a media query doesn't: themes still win.
  const host = `:host(:where([data-mode=${mode}]))`;
  const selectors = inner.slice(0, inner.indexOf('{')).split(',');
  const placed = selectors.map((selector) =>
    selector.trim() === ':host' ? host : `:where(${host}) ${selector.trim()}`,
  );
  return rooted.slice(0, found.index) + placed.join(',') + inner.slice(inner.indexOf('{'));
}

/** A media query for the colour mode alone; combined queries stay as they are. */
const preference = /@media \(prefers-color-scheme:\s*(light|dark)\)\s*\{/;

/**
 * Distributes the rules of a page's samples among as few style sheets as possible: samples in which one name has
 * different meanings, such as two versions of a file of variables, can't share one.
 * @returns the index of each sample's style sheet, and the rules of the style sheets
 */
export function shareSheets(samples: readonly (readonly Rule[])[]): {
  places: number[];
  sheets: Rule[][];
} {
  const sheets: Map<string, Rule>[] = [];
  const places = samples.map((rules) => {
    const fits = (sheet: Map<string, Rule>) =>
      rules.every(({ className, css }) => (sheet.get(className)?.css ?? css) === css);
    let place = sheets.findIndex(fits);
    if (place === -1) place = sheets.push(new Map()) - 1;
    for (const rule of rules) sheets[place]?.set(rule.className, rule);
    return place;
  });
  return { places, sheets: sheets.map((sheet) => [...sheet.values()]) };
}
