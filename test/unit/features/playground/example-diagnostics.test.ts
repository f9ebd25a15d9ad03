import path from 'node:path';
import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../../../src/diagnostics/diagnostic.ts';
import {
  findExampleDiagnostics,
  playgroundFolder,
} from '../../../../src/features/playground/bundle/read-examples.ts';
import { withTree } from '../../content/plant.ts';

const example = { name: 'card', title: 'Card', text: 'A card.' };
const project = {
  [`${playgroundFolder}/card/App.tsx`]: 'export default () => null;\n',
  [`${playgroundFolder}/card/picture.svg`]: '<svg viewBox="0 0 1 1"/>\n',
};

const diagnosticsOf = (list: string, files: Record<string, string> = project) =>
  withTree({ ...files, [`${playgroundFolder}/examples.json`]: list }, async (root) =>
    formatDiagnostics(findExampleDiagnostics(path.join(root, playgroundFolder))),
  );

test('a valid list of examples has no diagnostics', async () => {
  expect(await diagnosticsOf(JSON.stringify([example]))).toBe('');
});

test.each([
  ['invalid JSON', '[\n  { "name": "card" \n', /^content\/playground\/examples\.json:3:1 {2}/],
  [
    'a name in capital letters',
    '[\n  { "name": "Card", "title": "Card", "text": "A card." }\n]',
    /^content\/playground\/examples\.json:2:13 {2}.*name/,
  ],
  [
    'a missing text',
    '[\n  { "name": "card", "title": "Card" }\n]',
    /examples\.json:2:\d+ {2}.*text/,
  ],
  [
    'a project without files',
    '[\n  { "name": "other", "title": "Other", "text": "Another." }\n]',
    /examples\.json:2:13 {2}content\/playground\/other\/App\.tsx does not exist/,
  ],
])('%s in the list of examples is reported at its place', async (_what, list, told) => {
  expect(await diagnosticsOf(list)).toMatch(told);
});

test('an empty picture is reported where the example is listed', async () => {
  const empty = { ...project, [`${playgroundFolder}/card/picture.svg`]: 'No picture.\n' };
  expect(await diagnosticsOf(JSON.stringify([example]), empty)).toMatch(
    /examples\.json:1:\d+ {2}content\/playground\/card\/picture\.svg has no element/,
  );
});
