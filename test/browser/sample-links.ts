import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** A node that can be passed to a page: a text, or an element with its children. */
export type Tree =
  | string
  | { tag: string; space: string; attributes: [string, string][]; parts: Tree[] };

/** A link under a sample of the site, and what the page itself shows for the sample. */
export type SampleLink = {
  /** The page of the link, and the title of the sample. */
  where: string;
  hash: string;
  /** The component that the page shows in light mode, and its style sheet. */
  shown?: { tree: Tree[]; css: string };
  /** The selectors of the sample's own rules. */
  rules: string[];
};

const folder = path.join(process.cwd(), 'dist/public');

/**
 * Lists the links of all samples of the built site, without duplicates.
 * @param page an empty page, whose parser is used
 */
export async function listSampleLinks(page: Page): Promise<SampleLink[]> {
  const links = new Map<string, SampleLink>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.html')).toSorted()) {
    const html = readFileSync(path.join(folder, name), 'utf8');
    if (!html.includes('/playground/#sample=')) continue;
    for (const { hash, title, tree, css, rules } of await page.evaluate(readSamples, html)) {
      const shown = tree && { tree, css };
      links.set(hash, { where: `${name} ${title}`, hash, rules, ...(shown && { shown }) });
    }
  }
  return [...links.values()];
}

/** Runs in the empty page. */
function readSamples(html: string) {
  const treeOf = (node: Node): Tree[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const { localName: tag, namespaceURI: space } = node;
    const attributes = [...node.attributes].map(({ name, value }): [string, string] => [
      name,
      value,
    ]);
    return [{ tag, space: space ?? '', attributes, parts: [...node.childNodes].flatMap(treeOf) }];
  };
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.querySelectorAll('.sample')].flatMap((sample) => {
    const link = sample.querySelector('a[href*="/playground/#sample="]')?.getAttribute('href');
    if (!link) return [];
    const content = sample.querySelector<HTMLTemplateElement>('.stage-light template')?.content;
    const sheet = content?.querySelector('style');
    sheet?.remove();
    const selectors = sample.querySelectorAll('.atom > code:first-child');
    return [
      {
        hash: link.slice(link.indexOf('#')),
        title: sample.querySelector('.code-title')?.textContent ?? '',
        tree: content && [...content.childNodes].flatMap(treeOf),
        css: sheet?.textContent ?? '',
        rules: [...selectors].map(({ textContent }) => textContent ?? ''),
      },
    ];
  });
}
