import { expect, test } from 'vitest';
import { suggestId } from '../../../src/links/missing-id.ts';

const ids = ['getstate', 'use-it-everywhere', 'größe', 'a', 'b-c', 'installation'];

test.each([
  ['getState()', 'Did you mean #getstate?'],
  ['GRÖSSE', 'Its ids: #größe, '],
  ['Größe', 'Did you mean #größe?'],
  ['use-it', 'Did you mean #use-it-everywhere?'],
  ['installation-of-packages', 'Did you mean #installation?'],
  ['instalation', 'Did you mean #installation?'],
  ['bc', 'Did you mean #b-c?'],
  ['bb', 'Its ids: #b-c, #a, '],
  ['abcd', 'Its ids: '],
])('for the missing id %s the hint is: %s', (id, start) => {
  expect(suggestId(id, ids).slice(0, start.length)).toBe(start);
});

test('at most five ids are named, the most similar ones first', () => {
  const many = ['zzzzzz', 'yyyyyy', 'xxxxxx', 'wwwwww', 'vvvvvv', 'uuuuuu', 'abxxxx'];
  expect(suggestId('abcdef', many)).toBe(
    'Its ids: #abxxxx, #zzzzzz, #yyyyyy, #xxxxxx, #wwwwww, and 2 more.',
  );
  expect(suggestId('abcdef', many.slice(0, 5))).toMatch(/#vvvvvv\.$/);
  expect(suggestId('a', [])).toBe('The page has no ids.');
});
