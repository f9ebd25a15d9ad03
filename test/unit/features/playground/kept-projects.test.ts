// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptProject } from '../../../../src/features/playground/editor/kept-projects.ts';
import {
  deleteProject,
  isAllStored,
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
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { edited } of readKept()) deleteProject(edited);
});

test('S2.3 a changed project replaces its own entry only', () => {
  keepProject(project('a', 1), undefined);
  keepProject(project('b', 2), undefined);
  keepProject(project('a', 3), 1);
  expect(listKept()).toEqual(['a 3', 'b 2']);
});

test('S2.3 an entry that another window stored for the same address is kept', () => {
  keepProject(project('a', 1), undefined);
  keepProject(project('a', 2, 'of another window'), 1);
  keepProject(project('a', 3), 1);
  expect(listKept()).toEqual(['a 3', 'a 2']);
});

test('many projects are all kept, newest first', () => {
  for (let edited = 1; edited <= 30; edited += 1) keepProject(project('a', edited), undefined);
  expect(listKept()).toHaveLength(30);
  expect(listKept()[0]).toBe('a 30');
});

test('a project can be set aside, and that can be undone', () => {
  keepProject(project('a', 1), undefined);
  setAside(1, true);
  expect(readKept()).toMatchObject([{ address: 'a', aside: true }]);
  setAside(1, false);
  expect(readKept()).toMatchObject([{ address: 'a', aside: false }]);
});

/** Limits storage to this many characters. */
function limitStorage(room: number): void {
  let stored = '[]';
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored = value;
    },
  });
}

/** Whether the page asks for confirmation before it unloads. */
const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('full storage evicts nothing, and the page keeps the newest project in memory', () => {
  limitStorage(300);
  expect(keepProject(project('a', 1, 'x'.repeat(180)), undefined)).toBe(true);
  expect(asksToStay()).toBe(false);
  expect(keepProject(project('b', 2, 'x'.repeat(180)), undefined)).toBe(false);
  expect(listKept()).toEqual(['b 2', 'a 1']);
  expect(localStorage.getItem('playground')).toContain('"a"');
  expect(asksToStay()).toBe(true);
  deleteProject(1);
  expect(isAllStored()).toBe(true);
  expect(asksToStay()).toBe(false);
  expect(localStorage.getItem('playground')).toContain('"b"');
});

test('a project that grew too large stays stored in its previous version', () => {
  limitStorage(300);
  keepProject(project('a', 1, 'small'), undefined);
  expect(keepProject(project('a', 2, 'x'.repeat(400)), 1)).toBe(false);
  expect(listKept()).toEqual(['a 2', 'a 1']);
  expect(localStorage.getItem('playground')).toContain('small');
  expect(keepProject(project('b', 3, 'small'), undefined)).toBe(false);
  expect(keepProject(project('a', 4, 'small'), 2)).toBe(true);
  expect(listKept()).toEqual(['a 4', 'b 3', 'a 1']);
});

test.each(['{', '{}', '[1, null, {"files": 1}]', '[{"address": "a", "files": [{}]}]'])(
  'invalid stored projects are ignored: %s',
  (stored) => {
    localStorage.setItem('playground', stored);
    expect(readKept()).toEqual([]);
  },
);

const entry = JSON.stringify([project('a', 5)]);

test.each([
  ['a time that is no date', entry.replace('5', '8.64e15')],
  ['a time that JSON reads as infinite', entry.replace('5', '1e999')],
  ['a time before all others', entry.replace('5', '-1e300')],
  ['a name that leaves the folder of the archive', entry.replaceAll('App.tsx', '../../App.tsx')],
  ['a name that changes its direction', entry.replaceAll('App.tsx', 'a\u202egnp.tsx')],
  ['a name of an object’s prototype', entry.replaceAll('App.tsx', '__proto__')],
])('stored projects with %s are ignored', (_diagnostic, stored) => {
  localStorage.setItem('playground', stored);
  expect(readKept()).toEqual([]);
  keepProject(project('b', Date.now()), undefined);
  expect(readKept()).toMatchObject([{ address: 'b' }]);
});
