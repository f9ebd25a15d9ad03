import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { moveTailwind } from '../../../import/move-tailwind.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();

test('a site without Tailwind gets no configuration of it', () => {
  write('package.json', '{"dependencies":{"clsx":"2.0.0"}}');
  expect(moveTailwind(at())).toEqual({ modules: [], written: [], packages: [] });
});

test('version 4 is a plugin of PostCSS', () => {
  write(
    'package.json',
    '{"dependencies":{"tailwindcss":"^4.0.0","@tailwindcss/postcss":"^4.0.0"}}',
  );
  const { written, packages } = moveTailwind(at());
  expect(written.map(({ to, text }) => `${to}\n${text}`)).toEqual([
    "postcss.config.mjs\nexport default {\n  plugins: {\n    '@tailwindcss/postcss': {},\n  },\n};\n",
  ]);
  expect(packages).toEqual(['tailwindcss', '@tailwindcss/postcss']);
});

test.each([
  ["['./src/**/*.js']", ({ content }: { content: unknown }) => content],
  ["{ files: ['./src/**/*.js'] }", ({ content }: { content: unknown }) => Object(content).files],
])(
  'version 3 with the content %s also reads pages, and leaves the styles of elements alone',
  (content, filesIn) => {
    write('package.json', '{"devDependencies":{"tailwindcss":"^3.4.0","autoprefixer":"^10.0.0"}}');
    write('tailwind.config.js', `module.exports = { content: ${content}, darkMode: 'class' };\n`);
    const { modules, written, packages } = moveTailwind(at());
    const [config] = modules;
    expect(config?.to).toBe('tailwind.config.cjs');
    const moved = createRequire(import.meta.url)(write('moved.cjs', config?.text ?? ''));
    expect(filesIn(moved)).toEqual(['./src/**/*.js', './content/**/*.{js,jsx,ts,tsx,md,mdx}']);
    expect(moved).toMatchObject({ darkMode: 'class', corePlugins: { preflight: false } });
    expect(written[0]?.text).toContain("    'tailwindcss': {},\n    'autoprefixer': {},\n");
    expect(packages).toEqual(['tailwindcss', 'autoprefixer']);
  },
);
