import { expect, test } from 'vitest';
import { suggestRemedy } from '../../../src/failures/suggest-remedy.ts';

test.each([
  [
    'window is not defined',
    "Read window in useEffect, in a component whose file starts with 'use client'.",
  ],
  ['useState is not a function', "write 'use client' in the first line of the component's file."],
  [
    '(0, import_react.useState) is not a function',
    'useState works in components for browsers only',
  ],
  ["Cannot read properties of undefined (reading 'length')", 'write ?.length.'],
  ['Chart is not defined', 'Import or define Chart'],
  ['Functions cannot be passed directly to Client Components unless', 'Move the function'],
  ['Objects are not valid as a React child (found: object with keys {a})', 'JSON.stringify'],
  ['list.map is not a function', 'Check what list.map is'],
  ["Error: Cannot find package 'gone' imported from a.js", 'npm install gone'],
])('%s gets a suggested fix', (message, remedy) => {
  expect(suggestRemedy(message)).toContain(remedy);
});

test('an error that a component throws itself gets no suggestion', () => {
  expect(suggestRemedy('no counter here')).toBeUndefined();
});
