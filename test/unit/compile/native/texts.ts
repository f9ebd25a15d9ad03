import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tests as commonMark } from 'commonmark-spec';

export type Text = { name: string; text: string };

const root = path.resolve(import.meta.dirname, '../../../..');
const folders = 'content,docs,test/fixtures';

/** The examples of CommonMark as both formats. */
export const examples: Text[] = commonMark.flatMap(({ markdown, number }) => {
  const text = markdown.replaceAll('→', '\t');
  return [
    { name: `examples/${number}.md`, text },
    { name: `examples/${number}.mdx`, text },
  ];
});

/** The content of the site and of all fixtures. */
export const files: Text[] = globSync(`{${folders}}/**/*.{md,mdx}`, { cwd: root })
  .sort()
  .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));

/** GitHub's extensions, with hard cases for positions: non-ASCII letters and surrounding blocks. */
const github = [
  '| a | b |\n|---|:-:|\n| c | `d \\| e` |\n',
  '|a|b|c|\n|:-|-:|-|\n|é|😀 *x*|\n|1|2|3|4|\n\nText.\n',
  '> | a |\n> |---|\n> | b |\n',
  'a | b\n- | -\nc | d\nlazy\n',
  '~one~ and ~~two~~ and ~~~three~~~\n',
  '~~a\nb~~ ~~ c~~\n',
  '- [ ] open\n- [x] done *now*\n- [X] also\n- [y] none\n- [ ]none\n',
  '1. [ ] a\n   - [x] b\n\n   more\n',
  '- [ ]\n- [ ] `code`\n',
  'See https://example.com/a_b?c=d. And www.example.com, (https://example.com)!\n',
  'Write to a.b@example.com or mailto:c@example.com.\n',
  '[https://example.com](./a.md) and <https://example.com>\n',
  'A note[^a] and 😀 another[^b].\n\n[^a]: Text with `code`.\n[^b]: One.\n\n    Two.\n',
  'A note[^a].\n\n[^a]: - one\n    - two\n',
  'A note[^a], none[^c].\n\n[^unused]: Nothing.\n',
  '> [!NOTE]\n> Text.\n\n> [!TIP]\n',
  'Line one  \nline two\\\nline three\n',
  '“Quoted” — naïve *émphasis*, **Ünicode**, ~~ß~~ and 😀.\n',
  '😀_r_ *😀*b** é*_*\n',
];

/** Directives, and colons that are not directives. */
const colons = [
  ':::note\nText.\n:::\n',
  ':::note A *title*\n\n- one\n\n:::\n\nAfter it.\n',
  '::::info\n\n:::tip[Inner]\nText.\n:::\n\n::::\n',
  ':::info\n:::tip\nText.\n:::\n:::\n',
  ':::note\n```md\n:::\n```\n:::\n',
  ':::note\nNo end.\n',
  'Text.\n:::note\nIn it.\n:::\n',
  '> :::note\n> Text.\n> :::\n',
  '  :::note\n  Text.\n  :::\n',
  ':::warning{#place .wide}\nText.\n:::\n',
  ':::note{title="Own" data={}}\nText.\n:::\n',
  'a:hover and ::before and :tada: at 10:30\n',
  '::leaf[x]{y=z}\n\n:text[x]\n\n\\::b :::\n',
];

/** Where MDX begins and where it doesn't. */
const mdx = [
  'A \\{brace} and \\<tag> and `{code}` and ``<b>``.\n',
  '[a](<./with space.md>) and [b](<c)\n',
  '```js\nconst a = <b>{c}</b>;\n```\n',
  '<b>*text*</b> {1 + 1}\n',
  'import a from "b";\n\nText.\n',
  'Text.\nimport a from "b";\n',
  '```\n```\n`{}\\``\n',
  '# Heading {#own-id}\n',
  '{/* truncate */}\n\nText.\n',
  '<!-- truncate -->\n\nText.\n',
  'a < b and a <b\n',
  '\ttab\n\n    indented\n',
  '- ```\n  open\n',
  'No end of line',
  'Line\r\nline\r\n',
  '\ud83d half of a letter\n',
];

export const ownTexts: Text[] = [...github, ...colons, ...mdx].flatMap((text, index) => [
  { name: `own/${index}.md`, text },
  { name: `own/${index}.mdx`, text },
]);
