import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createContentCompiler } from '../../../src/compile/files/content-cache.ts';
import { page, withCopy } from '../compile/assets.ts';
import { reportTexts } from './plant.ts';

/** The diagnostics of a page with such imports, as `line:column message` with the hint below. */
async function check(source: string, change?: (root: string) => void): Promise<string[]> {
  const texts: string[] = [];
  await withCopy(async (root) => {
    change?.(root);
    const { diagnostics } = await createContentCompiler(root, { version: '1' })(page, source);
    for (const { line, column, message, hint } of diagnostics) {
      texts.push(`${line}:${column} ${message}\n    ${hint}`);
    }
  });
  return texts;
}

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
  expect(await check(source)).toEqual([]);
});

test('a broken import is reported at its place, with a suggestion', async () => {
  const reports = await reportTexts(
    [
      "import A from './card.tsx'",
      "import A from '@site/src/components/crad.tsx'",
      "import A from '@site/src/crad'",
      "import A from './_none.mdx'",
      "import a from './none.ts?raw'",
      "import A from '../../../../a.tsx'",
      "import A from '@theme/Tab'",
      "import A from 'no-such-package/part'",
      "import A from '@docusaurus/useGlobalData'",
      "import { A } from '@docusaurus/Link'",
      "import { Crad } from '@site/src/components/card'",
      "import { Tabs } from '@theme/Tabs'",
      "export * from './_greeting.mdx'",
      "---\ntitle: A\n---\n\nimport A from './a.tsx'\nimport { tone,\n  toen } from '@site/src/components/card'\n\n<A/>",
    ],
    check,
  );
  await expect(reports).toMatchFileSnapshot('import-diagnostics.txt');
});

test('a missing default export is reported at its import', async () => {
  const found = await check("import Card from '@site/src/components/card.tsx'", (root) =>
    writeFileSync(path.join(root, 'src/components/card.tsx'), 'export const Card = () => <b />;'),
  );
  expect(found).toEqual([
    '1:8 "@site/src/components/card.tsx" has no default export\n    It exports Card.',
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
