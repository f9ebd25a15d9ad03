import { expect, test } from 'vitest';
import { checkFolder } from '../../../src/node/check-folder.ts';

test.each([
  ['projects/c#site', '#'],
  ['projects/what?/site', '?'],
])('the project folder %s is refused, because of its %s', (root, sign) => {
  expect(() => checkFolder(root)).toThrow(
    `The bundler can't read files in ${root}: for it, a file name ends at "${sign}". Rename the folder.`,
  );
});

test('spaces, letters of any language and percent signs are allowed in the path', () => {
  expect(() => checkFolder('projects/My Site (é) 100%')).not.toThrow();
});
