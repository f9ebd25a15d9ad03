import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { admonitionRules } from '../../../src/compile/rules/admonition-rules.ts';
import { componentRules } from '../../../src/compile/rules/component-rules.ts';
import { nameRules } from '../../../src/compile/rules/name-rules.ts';
import { tabRules } from '../../../src/compile/rules/tab-rules.ts';
import { previewRules, textRules } from '../../../src/compile/rules/text-rules.ts';
import { formatDiagnostics } from '../../../src/diagnostics/diagnostic.ts';

const rules = Object.entries({
  ...textRules,
  ...admonitionRules,
  ...tabRules,
  ...componentRules,
  ...nameRules,
  ...previewRules,
});
const file = 'content/blog/2025-01-01-a.mdx';
const check = async (text: string) => (await compileContent(file, text)).diagnostics;

test('each rule reports its mistake once, with its place and a remedy', async () => {
  const reports = await Promise.all(
    rules.map(async ([name, { wrong }]) => {
      const diagnostics = await check(wrong);
      expect(diagnostics, name).toHaveLength(1);
      return `${name}\n${wrong.replace(/^/gm, '  | ')}\n${formatDiagnostics(diagnostics)}\n`;
    }),
  );
  await expect(reports.join('\n')).toMatchFileSnapshot('rules.txt');
});

test.each(rules)('%s reports nothing in what only looks like its mistake', async (_name, rule) => {
  expect(await check(rule.right)).toEqual([]);
});

test.each([
  ['##\u3000全角の空白', 'an ideographic space (U+3000)', '##'],
  ['#\u00a0Title', 'a no-break space (U+00A0)', '#'],
  ['-\u00a0one\n-\u00a0two', 'a no-break space (U+00A0)', '-'],
  ['*\u3000項目', 'an ideographic space (U+3000)', '*'],
  ['+\u2003one', 'the space U+2003', '+'],
  ['1.\u00a0one', 'a no-break space (U+00A0)', '1.'],
  ['10)\u202fone', 'the space U+202F', '10)'],
  ['> ###\u00a0Quoted', 'a no-break space (U+00A0)', '###'],
  ['- one\n  -\u00a0nested', 'a no-break space (U+00A0)', '-'],
])('%j begins with a mark that a space follows which is none', async (text, space, mark) => {
  const said = formatDiagnostics(await check(`Text.\n\n${text}\n`));
  expect(said).toContain(`is shown as text: ${space} follows its "${mark}"`);
  expect(said.match(/^content/gm)).toHaveLength(text.includes('two') ? 2 : 1);
});
