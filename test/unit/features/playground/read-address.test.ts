import { expect, test } from 'vitest';
import { readProjectAddress } from '../../../../src/features/playground/editor/read-address.ts';

const read = (address: string) => readProjectAddress(new URL(address, 'https://a.b/playground/'));

test('S2.3 an address names an example or a sample, contains a project, or neither', () => {
  expect(read('')).toEqual({ kind: 'first', address: '' });
  const themes = { kind: 'example', address: '#example=themes', name: 'themes' };
  expect(read('?example=themes')).toEqual(themes);
  expect(read('#example=themes')).toEqual(themes);
  expect(read('?example=card#example=themes')).toEqual(themes);
  expect(read('?example=card#v1.abc')).toEqual({ kind: 'link', address: '#v1.abc' });
  const sample = { kind: 'sample', address: '#sample=create-button', name: 'create-button' };
  expect(read('#sample=create-button')).toEqual(sample);
  const file = 'Card.tsx';
  expect(read('?file=Card.tsx#v1.abc')).toEqual({ kind: 'link', address: '#v1.abc', file });
  expect(read('?file=Card.tsx&example=themes')).toEqual({ ...themes, file });
});
