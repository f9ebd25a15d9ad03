import { expect, test } from 'vitest';
import { serveFiles } from './served-folder.ts';

const files = {
  'index.html': 'Home',
  '404.html': 'Page Not Found',
  'docs/index.html': 'Docs',
  'some/docs/index.html': 'Others',
};
const site = serveFiles(files, { baseUrl: '/some/größe/', compress: true });
const base = '/some/gr%C3%B6%C3%9Fe/';

test.each([
  [base, 200, 'Home'],
  [`${base}docs/`, 200, 'Docs'],
  [`${base}docs`, 200, 'Docs'],
  [`${base}some/docs/`, 200, 'Others'],
  ['/docs/', 404, 'Page Not Found'],
  ['/some/docs/', 404, 'Page Not Found'],
  ['/some/', 404, 'Page Not Found'],
  [`${base}none/`, 404, 'Page Not Found'],
])('with a base path %s is answered with %i', async (address, status, text) => {
  const answer = await site.fetch(address);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

test.each(['/', base.slice(0, -1), '/?from=x'])(
  '%s redirects to the base path',
  async (address) => {
    const answer = await site.fetch(address);
    expect([answer.redirected, new URL(answer.url).pathname]).toEqual([true, base]);
    expect(await answer.text()).toBe('Home');
  },
);
