import * as stylex from '@stylexjs/stylex';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSiteFacts } from '../../../src/islands/site-facts.tsx';

test('S8.9 what asks for the site’s facts outside of their provider is told so', () => {
  const Lost = () => useSiteFacts().title;
  expect(() => renderToString(createElement(Lost))).toThrow(
    'Hook useSiteFacts is called outside the <SiteFactsProvider>.',
  );
});

test.each(['create', 'createTheme', 'defineVars', 'keyframes'] as const)(
  'S8.8 stylex.%s says at run time that styles have to be compiled',
  (name) => {
    const call: unknown = Reflect.get(stylex, name);
    expect(() => call instanceof Function && call({})).toThrow(
      `Unexpected 'stylex.${name}' call at runtime. Styles must be compiled by '@stylexjs/babel-plugin'.`,
    );
  },
);
