import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPages } from './read-blocks.ts';

const pages = readPages();

/** Names in sentences that neither StyleX nor a sample has, by whose they are. */
const foreign = `
  browsers: getComputedStyle matchMedia columnWrap cornerBottomRightShape cornerShape cornerTopLeftShape
    positionTryOrder textWrapMode textWrapStyle whiteSpaceCollapse
  React: onTransitionEnd suppressHydrationWarning useMemo reactRouter
  TypeScript: isolatedDeclarations
  emotion, styled-components and vanilla-extract: assignInlineVars compoundVariants createContainer
    createGlobalStyle createGlobalTheme createThemeContract createVar fallbackVar globalFontFace
    globalStyle shouldForwardProp styleVariants withComponent
  Babel, Jest, Next.js and Storybook: cacheDirectory toHaveStyle transformIgnorePatterns transpilePackages webpackFinal
  StyleX before and after 0.13: enableMediaQueryOrder genConditionalClasses useRemForFontSize
  examples: hoverOpacity labelStyle textStrong themeB`;

test('each name of a sentence in the docs is one that StyleX, a sample or another tool has', () => {
  const docs = pages.filter(({ name }) => name.startsWith('docs/'));
  const packages = '{stylex-013,stylex-babel-plugin-013,styleq,@stylexjs/eslint-plugin}';
  const files = [
    ...globSync(`node_modules/${packages}/{lib,types,dist}/**/*.{js,mjs,ts}`),
    ...globSync('content/starters/**/*.{cjs,js,json,mjs,ts,tsx}'),
  ].map((file) => readFileSync(file, 'utf8'));
  const samples = docs.flatMap(({ blocks }) => blocks.map(({ code }) => code));
  const names = new Set([...files, ...samples, foreign].join('\n').match(/[\w$]+/g));
  const unknown = docs.flatMap(({ name: page, prose }) =>
    Array.from(prose.matchAll(/(?<!`)`([a-z]+[A-Z]\w*)(?:`|: |\()/g), ([, name = '']) => name)
      .filter((name) => !names.has(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

test('a list has as many points as the sentence before it says', () => {
  const announced = new RegExp(
    `^[^\\n]*\\b(${numbers.join('|')})\\b[^\\n]*:\\n\\n((?:(?:[-*]|\\d+\\.) [^\\n]*\\n(?:[ \\t]+[^\\n]*\\n)*)+)`,
    'gim',
  );
  const lists = pages.flatMap(({ name, prose }) =>
    Array.from(prose.matchAll(announced), ([text, number = '', list = '']) => ({
      announcement: `${name}: ${text.split('\n')[0]}`,
      said: numbers.indexOf(number.toLowerCase()) + 2,
      points: list.match(/^(?:[-*]|\d+\.) /gm)?.length,
    })),
  );
  expect(lists.length).toBeGreaterThan(10);
  const wrong = lists.filter(({ said, points }) => said !== points);
  expect(wrong.map(({ announcement }) => announcement)).toEqual([]);
});
