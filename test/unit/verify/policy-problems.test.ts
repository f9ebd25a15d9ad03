import { expect, test } from 'vitest';
import { writePolicy } from '../../../src/render/write-policy.ts';
import { findPolicyProblems } from '../../../src/verify/policy-problems.ts';

const write = (html: string) =>
  writePolicy('/a', `<head><meta charSet="utf-8"/></head>${html}`, {
    hosts: {},
    themeScript: 'a',
    speculationRules: '{}',
  }).html;
const page = write(
  '<style>\np{}</style><script>a</script> text <script type="module">b<c</script>' +
    '<script src="/c.js"></script><script type="application/ld+json">{}</script>',
);

test('a page has one policy, which allows its inline scripts and styles', () => {
  expect(findPolicyProblems(page)).toEqual([]);
  expect(findPolicyProblems(page.replaceAll('\n', '\r\n'))).toEqual([]);
  const twice = page.replace(/<meta http-equiv[^>]*>/, (meta) => meta + meta);
  expect(findPolicyProblems(twice)).toEqual(['2 Content-Security-Policies, expected one']);
  expect(findPolicyProblems('<p>a</p>')).toEqual(['no Content-Security-Policy']);
});

test('inline code that the policy of a page leaves out is named by its start', () => {
  const changed = page.replace('<style>\np{}', '<style>b{}').replace('>b<c<', '>c<d<');
  expect(findPolicyProblems(changed)).toEqual([
    'its policy leaves out <style> b{}',
    'its policy leaves out <script> c<d',
  ]);
  expect(findPolicyProblems(`${page}<script>${'x'.repeat(99)}</script>`)).toEqual([
    `its policy leaves out <script> ${'x'.repeat(40)}`,
  ]);
});

test('data and files need no hash in the policy, and a hash of styles allows no script', () => {
  const data = '<script type="application/ld+json">{"a":1}</script><script src="/d.js">d</script>';
  expect(findPolicyProblems(page + data)).toEqual([]);
  expect(findPolicyProblems(`${page}<script>\np{}</script>`)).toHaveLength(1);
});
