import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createContentCompiler } from '../../../src/compile/files/content-cache.ts';
import { page, withCopy } from '../compile/assets.ts';

/** The diagnostics of a page with such imports, as `line:column message` and hints. */
async function check(source: string, change?: (root: string) => void) {
  const found: { text: string; hint?: string }[] = [];
  await withCopy(async (root) => {
    change?.(root);
    const { diagnostics } = await createContentCompiler(root, { version: '1' })(page, source);
    for (const { line, column, message, hint } of diagnostics) {
      found.push({ text: `${line}:${column} ${message}`, hint });
    }
  });
  return found;
}

const textsOf = async (source: string) => (await check(source)).map(({ text }) => text);

test.each([
  "import { Card, tone } from '@site/src/components/card'",
  "import Card from '@site/src/components/card.tsx'",
  "import * as all from '../../../src/components/card.tsx'",
  "export { Card } from '@site/src/components/card'",
  "import Tabs from '@theme/Tabs'",
  "import DocCardList from '@theme/DocCardList'",
  "import Link from '@docusaurus/Link'",
  "import useBaseUrl from '@docusaurus/useBaseUrl'",
  "import Greeting, { language } from './_greeting.mdx'",
  "import numbers from './numbers.json'",
  "import text from '@site/src/components/card.tsx?raw'",
  "import text from '!!raw-loader!@site/src/components/card'",
  "import text from '!!../../../src/components/card.tsx?raw'",
  "import path from 'node:path'",
])('%s is a valid import', async (source) => {
  expect(await textsOf(source)).toEqual([]);
});

test.each([
  [
    "import A from './card.tsx'",
    '1:1 cannot find "./card.tsx": there is no file content/docs/learn/card.tsx',
  ],
  ["import A from '@site/src/crad'", '1:1 cannot find "@site/src/crad": there is no file src/crad'],
  [
    "import A from './_none.mdx'",
    '1:1 cannot find "./_none.mdx": there is no file content/docs/learn/_none.mdx',
  ],
  [
    "import a from './none.ts?raw'",
    '1:1 cannot find "./none.ts?raw": there is no file content/docs/learn/none.ts',
  ],
  [
    "import A from '../../../../a.tsx'",
    '1:1 "../../../../a.tsx" points outside the project, to ../a.tsx',
  ],
  ["import A from '@theme/Tab'", '1:1 the site has no component @theme/Tab'],
  ["import A from 'no-such-package/part'", '1:1 the package no-such-package is not installed'],
  ["import A from '@docusaurus/Head'", '1:1 the package @docusaurus/Head is not installed'],
  ["import { A } from '@docusaurus/Link'", '1:10 "@docusaurus/Link" exports no "A"'],
  [
    "import { Crad } from '@site/src/components/card'",
    '1:10 "@site/src/components/card" exports no "Crad"',
  ],
  ["import { Tabs } from '@theme/Tabs'", '1:10 "@theme/Tabs" exports no "Tabs"'],
  ["export * from './_greeting.mdx'", '1:1 a content file cannot export all of another file'],
])('%s is a diagnostic', async (source, diagnostic) => {
  expect(await textsOf(source)).toEqual([diagnostic]);
});

test('each broken import is reported at its own place', async () => {
  const source = [
    '---',
    'title: A',
    '---',
    '',
    "import A from './a.tsx'",
    'import { tone,',
    "  toen } from '@site/src/components/card'",
    '',
    '<A/>',
  ].join('\n');
  expect(await textsOf(source)).toEqual([
    '5:1 cannot find "./a.tsx": there is no file content/docs/learn/a.tsx',
    '7:3 "@site/src/components/card" exports no "toen"',
  ]);
});

test.each([
  [
    "import A from '@site/src/components/crad.tsx'",
    'Did you mean card.tsx, which is in src/components/?',
  ],
  ["import A from '@theme/Tab'", 'Did you mean @theme/Tabs? Known: '],
  [
    "import { Crad } from '@site/src/components/card'",
    'Did you mean Card? It exports Card, default, tone.',
  ],
  [
    "import A from '@docusaurus/Head'",
    'the site has @docusaurus/BrowserOnly, @docusaurus/ExecutionEnvironment, @docusaurus/Link',
  ],
])('%s gets a hint with a suggestion', async (source, hint) => {
  expect((await check(source))[0]?.hint).toContain(hint);
});

test('a missing default export is reported at its import', async () => {
  const found = await check("import Card from '@site/src/components/card.tsx'", (root) =>
    writeFileSync(path.join(root, 'src/components/card.tsx'), 'export const Card = () => <b />;'),
  );
  expect(found).toEqual([
    { text: '1:8 "@site/src/components/card.tsx" has no default export', hint: 'It exports Card.' },
  ]);
});

test('any name can be imported from a module with export *, in CommonJS or with invalid code', async () => {
  for (const text of ["export * from './other.ts';", 'module.exports = {};', 'export const = 1']) {
    const found = await check("import { X } from '@site/src/components/card.tsx'", (root) =>
      writeFileSync(path.join(root, 'src/components/card.tsx'), text),
    );
    expect(found).toEqual([]);
  }
});

test('a file that is removed after its page was compiled is reported as missing', async () => {
  await withCopy(async (root) => {
    const compile = createContentCompiler(root, { version: '1' });
    const source = "import { Card } from '@site/src/components/card'\n\n<Card/>";
    expect((await compile(page, source)).diagnostics).toEqual([]);
    rmSync(path.join(root, 'src/components/card.tsx'));
    expect((await compile(page, source)).diagnostics).toHaveLength(1);
  });
});
