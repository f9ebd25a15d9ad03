import { expect, test } from 'vitest';
import { splitFrontMatter } from '../../../src/content/front-matter/split-front-matter.ts';

test('the YAML is removed, and the body keeps its line numbers', () => {
  expect(splitFrontMatter('---\ntitle: A\n---\n# A\n')).toEqual({
    yaml: 'title: A\n',
    yamlLine: 2,
    body: '\n\n\n# A\n',
  });
});

test('a file without front matter is all body', () => {
  expect(splitFrontMatter('# A\n')).toEqual({ yaml: '', yamlLine: 1, body: '# A\n' });
});

test('empty front matter gives no YAML', () => {
  expect(splitFrontMatter('---\n---\nA')).toEqual({ yaml: '', yamlLine: 2, body: '\n\nA' });
});

test('a later thematic break and dashes in a value do not delimit front matter', () => {
  expect(splitFrontMatter('A\n\n---\nb\n---\n').yaml).toBe('');
  expect(splitFrontMatter('---\ntitle: a --- b\n---\n').yaml).toBe('title: a --- b\n');
});

test('front matter that is never closed is body', () => {
  expect(splitFrontMatter('---\ntitle: A\n').body).toBe('---\ntitle: A\n');
});

test('a byte order mark and Windows line endings are removed', () => {
  expect(splitFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nB\r\n')).toEqual({
    yaml: 'title: A\n',
    yamlLine: 2,
    body: '\n\n\nB\n',
  });
});
