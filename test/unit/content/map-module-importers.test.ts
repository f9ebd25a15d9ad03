import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mapModuleImporters } from '../../../src/content/modules/map-module-importers.ts';

const root = mkdtempSync(path.join(tmpdir(), 'importers-'));
mkdirSync(path.join(root, 'content/docs'), { recursive: true });
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
afterAll(() => rmSync(root, { recursive: true }));

test('the importers of a component are content and other components', () => {
  write('content/docs/chart.tsx', "import { axis } from './axis';\nexport const Chart = axis;\n");
  write('content/docs/axis.ts', "import './chart.tsx';\nexport const axis = 1;\n");
  write('content/docs/wrong.tsx', 'export const Wrong = () => <b></i>;\n');
  const importers = mapModuleImporters(root, [
    { file: 'content/docs/a.mdx', imports: [{ specifier: './chart.tsx' }] },
    { file: 'content/docs/b.mdx', imports: [{ specifier: './wrong' }, { specifier: 'react' }] },
    { file: 'content/docs/c.mdx', imports: [{ specifier: './none.tsx' }] },
  ]);
  expect(Object.fromEntries(importers)).toEqual({
    'content/docs/chart.tsx': ['content/docs/a.mdx', 'content/docs/axis.ts'],
    'content/docs/axis.ts': ['content/docs/chart.tsx'],
    'content/docs/wrong.tsx': ['content/docs/b.mdx'],
  });
});
