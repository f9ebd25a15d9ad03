import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listExports } from '../../../src/content/modules/list-exports.ts';
import { featureFields } from '../../../src/features/fields.ts';
import {
  allFeatures,
  findPart,
  listFeatures,
  type PartName,
} from '../../../src/features/load-parts.ts';

const folder = path.resolve(import.meta.dirname, '../../../src/features');

test('the list of features matches their folders', () => {
  const folders = readdirSync(folder).filter((name) =>
    existsSync(path.join(folder, name, 'field.ts')),
  );
  expect(Object.keys(featureFields).sort()).toEqual(folders.sort());
  expect(allFeatures).toEqual(folders);
});

test('a site has the features whose field is set and not false', () => {
  expect(listFeatures({ search: false, samples: {}, playground: undefined })).toEqual(['samples']);
});

const constants = ['table', 'words', 'compile', 'check', 'plugins', 'server'] as const;
const hookFiles = ['boot', 'app-start', 'page-part'] as const;
const parts: readonly PartName[] = [
  ...constants,
  ...hookFiles,
  'client',
  'styles',
  'article-styles',
];

test('each feature has a field and other parts', () => {
  for (const name of allFeatures) {
    expect(listExports(path.join(folder, name, 'field.ts')), name).toEqual(['field']);
    expect(parts.filter((part) => findPart(name, part)).length, name).toBeGreaterThan(0);
  }
});

test.each(constants)('each %s of a feature exports a constant with that name', (part) => {
  const files = allFeatures.flatMap((name) => findPart(name, part) ?? []);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !listExports(file)?.includes(part))).toEqual([]);
});

test.each(hookFiles)(
  'each %s of a feature exports hooks of that script, and nothing else',
  (part) => {
    const hooks = listExports(path.resolve(folder, `../boot/${part}-hooks.ts`)) ?? [];
    const files = allFeatures.flatMap((name) => findPart(name, part) ?? []);
    expect(files).not.toEqual([]);
    for (const file of files) {
      const exported = listExports(file) ?? [];
      expect(exported, file).not.toEqual([]);
      expect(hooks, file).toEqual(expect.arrayContaining(exported));
    }
  },
);

test('each client of a feature exports its island', () => {
  const files = allFeatures.flatMap((name) => findPart(name, 'client') ?? []);
  expect(files.map((file) => listExports(file))).toEqual([['Island']]);
});
