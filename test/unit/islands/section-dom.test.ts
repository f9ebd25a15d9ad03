// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeCategory, markCurrent, openSection } from '../../../src/islands/section-dom.ts';

/** The sidebars that pages in a long section have, by path. */
const pages: Record<string, string> = {
  '/docs/near/two/': `<ul>
    <li><details open><summary>Near</summary><ul><li><a href="/docs/near/one/">One</a></li><li><a href="/docs/near/two/" aria-current="page">Two</a></li></ul></details></li>
    <li><a href="/docs/far/" data-left-out>Far</a></li></ul>`,
  '/docs/far/': `<ul>
    <li><details data-left-out><summary>Near</summary><ul><li><a href="/docs/near/one/">One</a></li></ul></details></li>
    <li><a href="/docs/far/" aria-current="page">Far</a><details open><summary>Far</summary><ul><li><a href="/docs/far/away/">Away</a></li></ul></details></li></ul>`,
};
pages['/docs/near/one/'] = pages['/docs/near/two/'] ?? '';
let box: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const html = pages[url];
    return new Response(`<div class="section-links">${html}</div>`, { status: html ? 200 : 404 });
  });
  document.body.innerHTML = '<div class="section-links" data-section="docs-guide"></div>';
  box = document.querySelector('div') ?? document.body;
});
afterEach(() => vi.unstubAllGlobals());

const textsOf = () => [...box.querySelectorAll('a')].map((link) => link.textContent);

test('a page whose links are left out loads those of its own sidebar', async () => {
  box.innerHTML = pages['/docs/near/two/'] ?? '';
  history.replaceState(null, '', '/docs/far/');
  markCurrent(await openSection(box, 'docs-guide', '/'));
  expect(textsOf()).toEqual(['One', 'Far', 'Away']);
  expect(box.querySelector('[aria-current]')?.textContent).toBe('Far');
  // An open category stays open; its links load when it is opened.
  expect(box.querySelector('details')?.open).toBe(true);
});

test('a category loads its left-out links when it is opened', async () => {
  box.innerHTML = pages['/docs/far/'] ?? '';
  history.replaceState(null, '', '/docs/far/');
  const near = box.querySelector('details');
  if (near) await completeCategory(box, near);
  expect(textsOf()).toEqual(['One', 'Two', 'Far', 'Away']);
  expect(box.querySelector('[aria-current]')?.textContent).toBe('Far');
  expect(near?.dataset.leftOut).toBeUndefined();
});

test('complete links are not changed', async () => {
  box.innerHTML = '<ul><li><a href="/docs/other/">Other</a></li></ul>';
  history.replaceState(null, '', '/docs/unlisted/');
  await openSection(box, 'docs-guide', '/');
  expect(textsOf()).toEqual(['Other']);
});
