import type { Element } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { attributesOf, findOnly, textOf, textsOf } from './built-site.ts';
import { type BuiltTree, treeRoutes } from './docusaurus-site.ts';

const { installation, firstRow, plans, deep, components } = treeRoutes;
const labelsOf = (tabs: Element) => textsOf(tabs, '[role=tab]');

/** The tests of Markdown, tabs and code of the tree; they share its one build. */
export function describeText(site: () => BuiltTree): void {
  describe('the text', () => {
    test('has admonitions with titles that are not in brackets, and nested ones', () => {
      expect(textsOf(site().main('/docs/'), '.admonition-heading')).toEqual([
        'My tip',
        'Take care',
      ]);
      const main = site().main(deep);
      expect(textsOf(main, '.admonition-heading')).toEqual(['Outer', 'Note', 'Caution']);
      expect(textsOf(main, '.admonition .admonition p + div')).toEqual([
        'An inner note, with code.',
      ]);
    });

    test('hides comments, and renders entities, details, task lists, braces and bare URLs', () => {
      const intro = site().main('/docs/');
      expect(textOf(intro)).not.toContain('survey');
      expect(textOf(intro)).toContain('Water & light — at least 6 h a day.');
      expect(textsOf(intro, 'details summary').slice(-1)).toEqual(['Which beans?']);
      const main = site().main(deep);
      expect(textOf(main)).toContain('About 2 < 3 hands. Not {four}.');
      expect(main.querySelectorAll('input[type=checkbox]')).toHaveLength(2);
      expect(textsOf(main, 'a[href="https://example.com/deep"]')).toHaveLength(1);
    });

    test('gives headings the ids that links in real trees use', () => {
      const idsOf = (route: string) => attributesOf(site().main(route), '.prose :is(h2, h3)', 'id');
      expect(idsOf('/docs/')).toEqual(['what-youll-need-']);
      expect(idsOf(installation)).toEqual(['check-your-install']);
      expect(idsOf('/docs/reference/')).toEqual([
        'rows--friends',
        'émiles-row',
        '日本語',
        'rows--friends-1',
      ]);
    });

    test('links to docs by file, with spaces and number prefixes, to paths, and to files outside the router', () => {
      const linksOf = (route: string) => attributesOf(site().main(route), '.prose p a', 'href');
      expect(linksOf('/docs/')).toEqual([
        '/docs/getting-started/installation/',
        '/docs/guides/Watering%20Plans/',
        '/files/plan.txt',
      ]);
      expect(linksOf(installation)).toEqual([
        '/docs/guides/advanced/deep%20watering/#how-deep',
        '#check-your-install',
      ]);
      expect(linksOf('/docs/reference/rows/')).toEqual([
        '/docs/reference/#émiles-row',
        '/docs/reference/#rows--friends-1',
        '/docs/',
        '/blog/',
      ]);
    });

    test('shows images beside the page and of public/, with their sizes', () => {
      const [plan, dot, logo] = site().main(firstRow).querySelectorAll('.prose img');
      expect(plan?.getAttribute('src')).toMatch(/^\/assets\/Garden-Plan-\w+\.png$/);
      expect(plan?.getAttribute('width')).toBe('40');
      expect(dot?.getAttribute('src')).toBe('/img/dot.png');
      expect(logo?.className).toBe('rounded');
    });

    test('leaves text that looks like math as it is, shows unknown languages plain, and has footnotes', () => {
      const main = site().main(firstRow);
      expect(textOf(main)).toContain('Water costs $3 per 100 l, or $x^2$ for large gardens.');
      expect(textsOf(main, 'pre')).toEqual(['graph TD; Seed-->Sprout;', 'sow 4 rows']);
      expect(textsOf(main, '.footnotes li')).toEqual([
        'Said every gardener. ↩',
        'Six hours of it. ↩',
      ]);
      expect(main.querySelector('.contents')).toBeNull();
    });
  });

  describe('tabs', () => {
    test('take their labels from items or from the list of values, and have a default', () => {
      const [managers, systems, npm2yarn] = site().main(installation).querySelectorAll('.tabs');
      if (!managers || !systems || !npm2yarn) throw new Error('expected three groups of tabs');
      expect(labelsOf(managers)).toEqual(['npm', 'Yarn']);
      expect(managers.getAttribute('data-group')).toBe('package-manager');
      expect(managers.getAttribute('data-query')).toBe('package-manager');
      expect(textsOf(managers, 'pre')).toEqual(['npm install bean-garden', 'yarn add bean-garden']);
      expect(labelsOf(systems)).toEqual(['Windows', 'macOS']);
      expect(textsOf(systems, '.tab-panel[data-default]')).toEqual(['Press Command + Space.']);
      expect(labelsOf(npm2yarn)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
    });

    test('need no import, and accept attributes', () => {
      const tabs = findOnly(site().main(components), '.tabs');
      expect(textsOf(tabs, '.tab.first-tab')).toEqual(['A']);
      expect(textsOf(tabs, '.tab-panel')).toEqual(['One', 'Two']);
    });
  });

  describe('code', () => {
    test('has titles and highlighted lines, and may come from files', () => {
      const fence = findOnly(site().main(installation), '.code-block:has(figcaption)');
      expect(textsOf(fence, 'figcaption')).toEqual(['bean.config.js']);
      expect(textsOf(fence, '.highlighted')).toEqual(['rows: 4,', "water: 'daily',"]);
      const [raw, literal] = site().main(plans).querySelectorAll('.code-block');
      expect(textOf(raw)).toBe(
        'plan.js// Every morning. export function plan(rows) { return rows * 3; }',
      );
      expect(textOf(literal)).toBe('function Row() { return <li>Row</li>; }');
    });
  });
}
