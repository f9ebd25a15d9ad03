import { expect, test } from 'vitest';
import { formatFaults } from '../../../src/faults/fault.ts';
import { checkNeeds } from '../../../src/verify/page-needs.ts';
import { readSite } from './site.ts';

const frame = '<iframe src="https://evil.example/"></iframe>';

function report(bodies: Record<string, string>, contentSecurityPolicy: object = {}): string[] {
  const named = {
    url: 'https://stylexjs.com',
    contentSecurityPolicy: { ...contentSecurityPolicy },
  };
  const fileOf = (page: string) => (page === '/docs/a/' ? 'content/docs/a.mdx' : undefined);
  const faults = checkNeeds(readSite(bodies).pages, named, fileOf);
  return formatFaults(faults)
    .split('\n\n')
    .flatMap((fault) => fault.split('\n')[0] || []);
}

test('what a component loads from another host is reported at the content file of its page', () => {
  expect(report({ '/docs/a/': frame })).toEqual([
    'content/docs/a.mdx  page /docs/a/: <iframe> loads from https://evil.example, which site.config.ts does not name',
  ]);
  expect(report({ '/docs/a/': frame }, { frameSrc: ['https://evil.example'] })).toEqual([]);
});

test('what no page may contain is reported, whatever the configuration names', () => {
  expect(report({ '/b/': '<base href="/x/">' }, { frameSrc: ['https:'] })).toEqual([
    '/b/  page /b/: <base> is not allowed in a page',
  ]);
});

test('a list that shows the text of a page does not report the same again', () => {
  expect(report({ '/blog/': frame, '/docs/a/': frame })).toHaveLength(1);
  expect(report({ '/blog/': frame, '/docs/a/': '' })).toHaveLength(1);
});
