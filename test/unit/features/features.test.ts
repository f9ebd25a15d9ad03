import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { BrowserParts, Feature } from '../../../src/features/feature.ts';
import { featureFields } from '../../../src/features/fields.ts';
import { allFeatures, listFeatures } from '../../../src/features/load-parts.ts';

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

const inNode = ['field', 'table', 'words', 'compile', 'check', 'plugins'] as const;

test('every part of a feature exports a constant with its name, and each feature has several parts', async () => {
  const known: (keyof Feature | keyof BrowserParts | 'styles' | 'article-styles')[] = [
    ...inNode,
    ...([
      'server',
      'styles',
      'article-styles',
      'boot',
      'app-start',
      'page-part',
      'client',
    ] as const),
  ];
  for (const name of allFeatures) {
    const files = readdirSync(path.join(folder, name), { withFileTypes: true });
    const parts = files.filter((file) => file.isFile()).map((file) => path.parse(file.name).name);
    for (const part of inNode.filter((one) => parts.includes(one))) {
      const module = await import(path.join(folder, name, `${part}.ts`));
      expect(Object.keys(module), `${name}/${part}`).toContain(part);
    }
    expect(parts, name).toContain('field');
    expect(known.filter((part) => parts.includes(part)).length, name).toBeGreaterThan(1);
  }
});
