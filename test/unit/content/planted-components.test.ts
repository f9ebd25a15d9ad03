import { expect, test } from 'vitest';
import { listPlanted, type Tree } from './plant.ts';

const imports = (...names: string[]) =>
  `import { ${names.join(', ')} } from './part.jsx'\n\n<Part/>\n`;
const plant = (part: string, text = imports('Part'), more: Tree = {}) =>
  listPlanted({ 'content/docs/a.mdx': text, 'content/docs/part.jsx': part, ...more });
const hint = "Write 'use client' in its first line to make that explicit.";

test.each([
  [
    'a hook',
    "import { useState } from 'react';\nexport const Part = () => useState(1)[0];\n",
    '2:27',
    'useState',
  ],
  [
    'a hook of a namespace',
    "import * as R from 'react';\nexport const Part = () => R.useRef(1).current;\n",
    '2:27',
    'useRef',
  ],
  ['a handler', 'export const Part = () => <b onClick={() => 1}>A</b>;\n', '1:30', 'onClick'],
])('a component with %s is reported as a browser component', async (_name, part, place, use) => {
  expect(await plant(part)).toEqual([
    `content/docs/part.jsx:${place}  warning: ${use} needs a browser, so browsers load this component\n    ${hint}`,
  ]);
});

test.each([
  "'use client';\nimport { useState } from 'react';\nexport const Part = () => useState(1)[0];\n",
  "import { useId, useMemo } from 'react';\nexport const Part = () => <b id={useId()} title={useMemo(() => 'a', [])}>A</b>;\n",
  'export const Part = () => <b title="onClick={useState()}">A</b>;\n',
])('a component with the directive, or that needs no browser, is not reported', async (part) => {
  expect(await plant(part)).toEqual([]);
});

test('a module that needs a browser but cannot run there is a diagnostic with a fix', async () => {
  const use = 'export default function A() { useState(); }\n';
  const remedy =
    "\n    Put the code that needs a browser into a separate file, with 'use client' in its first line.";
  expect(await plant(`import 'node:fs';\nexport const Part = () => <b/>;\n${use}`)).toEqual([
    `content/docs/part.jsx:3:31  useState needs a browser, but this module cannot run there: it imports node:fs${remedy}`,
  ]);
  expect(await plant(`export async function Part() { return <b/>; }\n${use}`)).toEqual([
    `content/docs/part.jsx:2:31  useState needs a browser, but this module cannot run there: it exports an async component${remedy}`,
  ]);
});

test('importing a value from a browser component is a diagnostic at the import', async () => {
  const part = 'export const list = [1];\nexport const Part = () => <b onClick={() => 1}/>;\n';
  expect((await plant(part, imports('Part', 'list')))[0]).toBe(
    'content/docs/a.mdx:1:16  "list" of "./part.jsx" is not available while pages are built: its file is for browsers\n' +
      "    Move it into a separate file, without hooks and without 'use client'.",
  );
});

test('broken imports and invalid code of a component are reported without a build', async () => {
  const planted = await plant(
    "import x from './gone.js';\nimport './inner.jsx';\nexport const Part = x;\n",
    imports('Part'),
    {
      'content/docs/inner.jsx': "import 'no-such-package';\nexport const a = <b>;\n",
    },
  );
  expect(planted.map((text) => text.split('\n')[0])).toEqual([
    expect.stringMatching(/^content\/docs\/inner\.jsx:\d+:\d+ {2}/),
    'content/docs/part.jsx:1:1  cannot find "./gone.js": there is no file content/docs/gone.js',
  ]);
});

test('broken imports of a browser component are reported without a build, too', async () => {
  const planted = await plant(
    "'use client';\nimport './inner.jsx';\nexport const Part = () => <b/>;\n",
    imports('Part'),
    {
      'content/docs/inner.jsx':
        "import { useDoc } from '@docusaurus/useGlobalData';\nimport './gone.css';\n",
    },
  );
  expect(planted.map((text) => text.split('\n')[0])).toEqual([
    'content/docs/inner.jsx:1:1  the package @docusaurus/useGlobalData is not installed',
    'content/docs/inner.jsx:2:1  cannot find "./gone.css": there is no file content/docs/gone.css',
  ]);
  expect(planted[0]).toContain('Of its modules the site has @docusaurus/BrowserOnly');
});
