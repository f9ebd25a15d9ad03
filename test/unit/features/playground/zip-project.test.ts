import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipProject } from '../../../../src/features/playground/editor/zip-project.ts';

const unzip = (files: { name: string; code: string }[]) => unzipSync(zipProject(files));
const mainOf = (files: { name: string; code: string }[]) =>
  strFromU8(unzip(files)['stylex-playground/src/main.tsx'] ?? new Uint8Array());

test('S2.3 the archive has the project and the files to run it', () => {
  const files = [
    { name: 'tokens.stylex.ts', code: 'tokens' },
    { name: 'lib/App.tsx', code: 'export function App() {}' },
  ];
  expect(Object.keys(unzip(files)).toSorted()).toEqual(
    [
      'index.html',
      'package.json',
      'src/lib/App.tsx',
      'src/main.tsx',
      'src/stylex.css',
      'src/tokens.stylex.ts',
      'tsconfig.json',
      'vite.config.ts',
    ].map((name) => `stylex-playground/${name}`),
  );
  expect(mainOf(files)).toContain("import { App as App } from './lib/App';");
  expect(zipProject(files)).toEqual(zipProject(files));
});

test('the archive renders the same component as the preview', () => {
  const app = { name: 'App.tsx', code: 'export default () => null;' };
  expect(mainOf([{ name: 'Card.tsx', code: '' }, app])).toContain("import App from './App';");
  const card = { name: 'Card.tsx', code: 'const a = 1;\nexport const Card = () => null;' };
  expect(mainOf([card])).toContain("import { Card as App } from './Card';");
});
