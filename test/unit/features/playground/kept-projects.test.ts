// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type KeptProject,
  keepProject,
  readKept,
  setAside,
} from '../../../../src/features/playground/editor/kept-projects.ts';

const project = (address: string, edited: number, code = ''): KeptProject => ({
  address,
  files: [{ name: 'App.tsx', code }],
  active: 'App.tsx',
  edited,
});
const listKept = () => readKept().map(({ address, edited }) => `${address} ${edited}`);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('S2.3 a project that is changed again takes its own place, and no other', () => {
  keepProject(project('a', 1), undefined);
  keepProject(project('b', 2), undefined);
  keepProject(project('a', 3), 1);
  expect(listKept()).toEqual(['a 3', 'b 2']);
});

test('S2.3 what another window keeps of the same address stays beside it', () => {
  keepProject(project('a', 1), undefined);
  keepProject(project('a', 2, 'of another window'), 1);
  keepProject(project('a', 3), 1);
  expect(listKept()).toEqual(['a 3', 'a 2']);
});

test('of many projects the newest are kept', () => {
  for (let edited = 1; edited <= 12; edited += 1) keepProject(project('a', edited), undefined);
  expect(listKept()).toHaveLength(8);
  expect(listKept()[0]).toBe('a 12');
});

test('a project that was begun anew is kept aside', () => {
  keepProject(project('a', 1), undefined);
  setAside(1);
  expect(readKept()).toMatchObject([{ address: 'a', aside: true }]);
});

test('where there is no room the newest is kept, and else it is said', () => {
  let stored = '[]';
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      if (value.length > 300) throw new DOMException('full', 'QuotaExceededError');
      stored = value;
    },
  });
  keepProject(project('a', 1, 'x'.repeat(180)), undefined);
  expect(keepProject(project('b', 2, 'x'.repeat(180)), undefined)).toBe(true);
  expect(listKept()).toEqual(['b 2']);
  expect(keepProject(project('c', 3, 'x'.repeat(300)), undefined)).toBe(false);
  expect(listKept()).toEqual(['b 2']);
});

test.each(['{', '{}', '[1, null, {"files": 1}]', '[{"address": "a", "files": [{}]}]'])(
  'what is stored in their place is left out: %s',
  (stored) => {
    localStorage.setItem('playground', stored);
    expect(readKept()).toEqual([]);
  },
);
