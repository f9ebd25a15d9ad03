import { expect, test } from 'vitest';
import { usesBrowserValues } from '../../../src/content/modules/browser-values.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();
const hooked =
  "import { useState } from 'react';\nexport const useTone = () => useState('');\nexport const TONES = ['red'];\nexport const toneOf = (name) => TONES[0];\nexport default () => <b>{useTone()[0]}</b>;\nexport const Tone = () => <i />;\n";

test.each([
  ["import { toneOf } from './hooked';", true],
  ["import { TONES as all } from '@site/src/hooked.jsx';", true],
  ["import { again } from './between';", true],
  ["import Default, { Tone } from './hooked';", false],
  ["'use client';\nimport { toneOf } from './hooked';", false],
  ["import { plain } from './plain';", false],
  ["import { toneOf } from './hooked';\nimport Text from './text.mdx';", false],
])('whether %j needs a browser because of what it imports: %s', (text, expected) => {
  write('src/hooked.jsx', hooked);
  write('src/between.js', "import { toneOf } from './hooked';\nexport const again = toneOf;\n");
  write('src/plain.js', "import Default from './hooked';\nexport const plain = 1;\n");
  write('src/text.mdx', 'Text.\n');
  write('src/card.jsx', `${text}\nexport const Card = () => <b />;\n`);
  expect(usesBrowserValues(at(), 'src/card.jsx')).toBe(expected);
});
