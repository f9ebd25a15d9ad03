import { expect, test } from 'vitest';
import { moveMagicComments } from '../../../import/magic-comments.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { write } = temporaryFolder();

const magicComments = [
  { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
  { className: 'code-error-line', line: 'This will error' },
  { className: 'line-added', line: 'add-next', block: { start: 'add-start', end: 'add-end' } },
  { className: 'special', line: 'mark' },
];

test('comments about lines of code that a site has of its own become [!code …]', () => {
  const text = `Text: add-start

\`\`\`js
// highlight-next-line
one();
// This will error
two(); // mark
  /* add-start */
  three();
  # mark
  four();
  /* add-end */
// add-start
\`\`\`

// This will error
`;
  const copy = { from: write('a.md', text), to: 'content/docs/a.md', text: undefined };
  moveMagicComments({ themeConfig: { prism: { magicComments } } }, [copy]);
  expect(copy.text).toBe(`Text: add-start

\`\`\`js
// highlight-next-line
one();
// [!code error]
two(); // mark
  /* [!code ++:2] */
  three();
  # [!code highlight]
  four();
// add-start
\`\`\`

// This will error
`);
});
