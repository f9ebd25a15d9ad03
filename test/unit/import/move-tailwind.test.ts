import { expect, test } from 'vitest';
import { moveTailwind } from '../../../import/move-tailwind.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();

test('a site without Tailwind, or with version 3 of it, gets no configuration of it', () => {
  write('package.json', '{"dependencies":{"tailwindcss":"^3.0.0"}}');
  expect(moveTailwind(at())).toEqual({ written: [], packages: [] });
});

test('version 4 is a plugin of PostCSS', () => {
  write(
    'package.json',
    '{"dependencies":{"tailwindcss":"^4.0.0","@tailwindcss/postcss":"^4.0.0"}}',
  );
  const { written, packages } = moveTailwind(at());
  expect(written.map(({ to, text }) => `${to}: ${text}`)).toEqual([
    "postcss.config.mjs: export default { plugins: { '@tailwindcss/postcss': {} } };\n",
  ]);
  expect(packages).toEqual(['tailwindcss', '@tailwindcss/postcss']);
});
