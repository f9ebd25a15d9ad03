import { expect } from 'vitest';
import type { BuiltTree } from './docusaurus-site.ts';
import { parser, readCopy, readMain } from './read-said.ts';

/**
 * Expects each page of a built tree that names a Markdown copy to have one with the same content.
 */
export function expectCopies(site: BuiltTree): void {
  const pages = site.files.filter((file) => /(?:^|\/)index\.html$/.test(file));
  const named = pages.flatMap((file) => {
    const page = site.parse(`/${file.replace(/index\.html$/, '')}`);
    const link = page.querySelector('head > link[rel=alternate][type="text/markdown"]');
    const address = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    return link && address ? [{ page, copy: link.getAttribute('href') ?? '', address }] : [];
  });
  expect(named.length).toBeGreaterThan(5);
  for (const { page, copy, address } of named) {
    const tree = parser.parse(site.read(decodeURIComponent(copy).slice(1)));
    tree.children.shift();
    expect({ copy, ...readCopy(tree) }).toEqual({ copy, ...readMain(page, address) });
  }
}
