import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exhaustiveFiles } from '../../run/exhaustive.ts';
import { coverBehaviours, listTests, readBehaviours } from '../../spec/cover-behaviours.ts';

const behaviours = {
  'S1.1': 'visitors',
  'S2.1': 'home',
  'S2.4': 'search',
  'S4.6': 'menu',
  X1: 'a',
};

test('the tests of a behaviour are those with its id in their names', () => {
  const names = ['S4.6 X1 the menu opens', 'S4.6 it closes', 'S4.61 is another'];
  const covered = coverBehaviours({ later: { 'S2.4': 'no search yet' }, behaviours }, names);
  expect(covered.names.get('S4.6')).toEqual(['S4.6 X1 the menu opens', 'S4.6 it closes']);
  expect(covered.names.get('X1')).toEqual(['S4.6 X1 the menu opens']);
  expect(covered.diagnostics).toEqual(['S4.61 is no behaviour: "S4.61 is another"']);
});

test('a hole is a behaviour of sections 2 to 9 without a test, unless it is left for later', () => {
  const covered = coverBehaviours({ later: { 'S2.4': 'no search yet' }, behaviours }, ['S4.6 a']);
  expect(covered.holes).toEqual(['S2.1']);
  const unknown = coverBehaviours({ later: { 'S9.9': 'none' }, behaviours }, []);
  expect(unknown.diagnostics).toEqual(['S9.9 is no behaviour, but left for later']);
});

test('test names are found in all forms of test calls', () => {
  const source = [
    `test('one', () => {});`,
    `test.each([1, 2])('two %i', () => {});`,
    `describe.each(['light'] as const)('three', () => {});`,
    `test.each(cases)(\n  'four it\\'s',\n  () => {},\n);`,
    `test.skipIf(!firefox)(\n  "five",\n  () => {},\n);`,
    'test(`six`, () => {});',
  ];
  expect(listTests(source.join('\n')).map(({ name }) => name)).toEqual([
    'one',
    'two %i',
    'three',
    "four it\\'s",
    'five',
    'six',
  ]);
});

test('a test with a tag is one of npm run test:all alone', () => {
  const source = `test('one', () => {});\ntest.each(all)(\n  'two',\n  { tags: 'links' },\n  () => {},\n);`;
  expect(listTests(source)).toEqual([
    { name: 'one', isTagged: false },
    { name: 'two', isTagged: true },
  ]);
});

test('each behaviour with a test has one in npm test, too', () => {
  const { list, testNames, shortNames } = readBehaviours();
  const all = coverBehaviours(list, testNames).names;
  const short = coverBehaviours(list, shortNames).names;
  const lost = [...all].filter(([id, { length }]) => length > 0 && short.get(id)?.length === 0);
  expect(lost.map(([id]) => id)).toEqual([]);
});

test('what npm test leaves out are files that exist', () => {
  expect(exhaustiveFiles.filter((file) => !existsSync(file))).toEqual([]);
});

test('the tests of this project name only listed behaviours, and each has a test or a reason', () => {
  const { list, testNames } = readBehaviours();
  const { names, holes, diagnostics } = coverBehaviours(list, testNames);
  expect({ holes, diagnostics }).toEqual({ holes: [], diagnostics: [] });
  const untested = [...names].filter(([id, tests]) => tests.length === 0 && !(id in list.later));
  expect(untested).toEqual([]);
});
