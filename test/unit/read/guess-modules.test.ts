import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createContentCompiler } from '../../../src/read/content-cache.ts';
import { listModules } from '../../../src/read/content-source.ts';
import { guessModules } from '../../../src/read/guess-modules.ts';
import { listContent, sourcesOf } from '../../../src/read/list-content-files.ts';
import { readContent } from '../../../src/read/read-content.ts';
import { withCopy } from '../compile/assets.ts';

const source = `---
title: Page
---
import { Card, tone } from '@site/src/components/card';
import Tabs from '@theme/Tabs';
import Escaped from './\\_escaped.js';
import Greeting from './_greeting.mdx';
import {
  answer,
} from './numbers.json';
import text from '@site/src/components/card.tsx?raw';
import path from 'node:path';

\`\`\`js
import { other } from '@site/src/components/other';
\`\`\`

FaultText import nothing from 'node:fs'.

<Card /> {text.length} {tone} {answer} {path.sep} <Greeting /> <Escaped />
`;

test('the modules guessed from the lines of content are those found by compiling it', async () => {
  await withCopy(async (root) => {
    const folder = path.join(root, 'content/docs/learn');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'imports.mdx'), source);
    writeFileSync(path.join(folder, '_escaped.js'), 'export default () => null;\n');
    const compile = createContentCompiler(root, { version: '1' });
    const { index } = await readContent(root, compile, false);
    const guessed = guessModules(root, sourcesOf(listContent(root)));
    expect(guessed).toEqual(listModules(index));
    expect(guessed).toEqual([
      '/content/docs/learn/_escaped.js',
      '/content/docs/learn/numbers.json',
      '/src/components/card',
      '/src/components/card.tsx?raw',
      'node:path',
    ]);
  });
});

test('missing imports and unreadable files are left for the build to report', async () => {
  await withCopy(async (root) => {
    const folder = path.join(root, 'content/docs/learn');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'a.mdx'), "import A from './nowhere.tsx';\n");
    symlinkSync('nowhere.mdx', path.join(folder, 'b.mdx'));
    expect(guessModules(root, sourcesOf(listContent(root)))).toEqual([]);
  });
});
