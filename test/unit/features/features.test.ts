import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { featureFields } from '../../../src/features/fields.ts';
import { allFeatures, findPart, listFeatures } from '../../../src/features/load-parts.ts';

const folder = path.resolve(import.meta.dirname, '../../../src/features');

test('the features are those that are listed, each with its folder', () => {
  const folders = readdirSync(folder).filter((name) =>
    existsSync(path.join(folder, name, 'field.ts')),
  );
  expect(Object.keys(featureFields).sort()).toEqual(folders.sort());
  expect(allFeatures).toEqual(folders);
});

test('a site has the features whose field is there and not false', () => {
  expect(listFeatures({ search: false, samples: {}, playground: undefined })).toEqual(['samples']);
});

test('every part that a feature adds exports the constant of its name', async () => {
  const parts = ['table', 'words', 'compile', 'check', 'plugins'] as const;
  const files = allFeatures.flatMap((name) =>
    parts.map((part) => ({ part, file: findPart(name, part) })),
  );
  const found = files.filter(({ file }) => file !== undefined);
  expect(found.length).toBeGreaterThan(5);
  for (const { part, file = '' } of found) {
    expect(Object.keys(await import(file)), file).toContain(part);
  }
});
