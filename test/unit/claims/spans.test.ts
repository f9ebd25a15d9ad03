import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMessages } from '../api-tables/read-messages.ts';
import { readPages } from './read-blocks.ts';

const pages = readPages();

/** The code in texts and tables, each once. */
const spans = new Set(
  pages.flatMap(({ prose }) => Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span)),
);

/** Beginnings of messages of other tools, as these print them. */
const foreignMessages = [
  ...["Cannot find module '", 'Cannot read properties of undefined (reading '],
  ...[
    'Could not find "enforce-extension" in plugin "@stylexjs".',
    'Expected 0 arguments, but got 1.',
  ],
  ...[
    'Must use import to load ES Module',
    'Object literal may only specify known properties, but ',
  ],
  ...["Property 'color' is missing in type …", "Property 'text' is missing in type …", "Type '"],
  ...['Type parameter declaration expected.', "Types of property 'style' are incompatible."],
  'Value {"from":"a","as":"b"} should be string.',
];

test('each message in a text or a table is one that a tool prints', () => {
  const isSaid = readMessages();
  const messages = [...spans].filter(
    (span) => /^[A-Z][\w'’]*,? (?:\S+ ){2,}\S+$/.test(span) && !span.includes(' | '),
  );
  expect(messages.length).toBeGreaterThan(50);
  const unknown = messages.filter(
    (span) =>
      !isSaid(span) &&
      !isSaid(`${span} Styles must be compiled by '@stylexjs/babel-plugin'.`) &&
      !foreignMessages.some((start) => span.startsWith(start)),
  );
  expect(unknown).toEqual([]);
});

/** Commands that were run, apart from those of the starters and of blocks. */
const commands = [
  'npm create vite',
  ...['npm install --save-dev postcss-value-parser@4', 'npm install @stylexjs/stylex'],
  ...['npm run build', 'npx create-next-app@16.4.3 my-app --yes --no-tailwind'],
  ...['npx create-stylex-app', 'npx storybook dev', 'eslint --fix', 'vite --force', 'vite build'],
  ...['next build --webpack', 'webpack serve --mode development'],
  'openssl dgst -sha256 -binary script.js | openssl base64',
];

test('each command in a text or a table is one that was run', () => {
  const named = [...spans].filter((span) =>
    /^(?:curl|eslint|next|node|npm|npx|openssl|pnpm|storybook|tsc|vite|webpack|yarn) \S/.test(span),
  );
  expect(named.toSorted()).toEqual(commands.toSorted());
});

/** Files and packages that neither a block nor a starter has, by whose they are. */
const elsewhere = `
  StyleX: @stylexjs/atoms @stylexjs/cli @stylexjs/dev-runtime @stylexjs/esbuild-plugin @stylexjs/nextjs-plugin
    @stylexjs/open-props @stylexjs/shared @stylexjs/unplugin @stylexjs/webpack-plugin **/*.d.ts **/*.flow .stylex.cjs .stylex.mjs .stylex.tsx
  other tools: @astrojs/react @babel/preset-flow @babel/runtime@7 @sveltejs/vite-plugin-svelte
    @testing-library/jest-dom @typescript-eslint/parser @vitejs/plugin-vue App.css astro.config.mjs .css.ts
    dist/assets globals.css index.css index-DUUUmpEZ.css .next/cache next.config.ts next/jest
    node_modules/.cache node_modules/.vite
  this site: App.tsx /docs/learn/installation.md /llms.txt /llms-full.txt
  examples: all.stylex.ts Card.css.ts colors.tokens.ts components/**/*.{js,jsx,ts,tsx}
    pages/**/*.{js,jsx,ts,tsx} @/tokens.stylex ./Title.js ./tokens.stylex.js ./tokens.stylex.ts`;

test('each file and package in a text or a table is in a block or a starter, or is known', () => {
  const docs = pages.filter(({ name }) => name.startsWith('docs/'));
  const blocks = docs.flatMap(({ text }) => text.match(/^ *```[\s\S]*?^ *```/gm) ?? []);
  const known = [...blocks, ...globSync('content/starters/**/*'), elsewhere].join('\n');
  const named = docs.flatMap(({ name, prose }) =>
    Array.from(
      prose.matchAll(
        /`([@.\w*-]*(?:\/[\w.@*\-{},]+)+|[\w.-]+\.(?:c?js|css|html|json|mjs|svelte|tsx?|vue|ya?ml))`/g,
      ),
      ([, path = '']) => ({ name, path }),
    ),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ path }) => !known.includes(path))).toEqual([]);
});
