import { expect, test } from 'vitest';
import { listSpecifiers } from '../../../import/follow-imports.ts';

test('imports in each fence of mdx-code-block count, those in other fences do not', () => {
  const block = (info: string, name: string) =>
    `\`\`\`${info}\nimport A from '${name}';\n\`\`\`\n\nText.\n`;
  const text =
    block('mdx-code-block', 'one') + block('mdx-code-block', 'two') + block('js', 'three');
  const packages = listSpecifiers(text, false).filter((name) => name !== 'A');
  expect(packages).toEqual(['one', 'two']);
});
