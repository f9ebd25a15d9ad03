import * as stylex from '@stylexjs/stylex';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSiteFacts } from '../../../src/islands/site-facts.tsx';

test('S8.9 useSiteFacts throws outside of its provider', () => {
  const Lost = () => useSiteFacts().title;
  expect(() => renderToString(createElement(Lost))).toThrow(
    'Hook useSiteFacts is called outside the <SiteFactsProvider>.',
  );
});

test.each(['create', 'createTheme', 'defineVars', 'keyframes'] as const)(
  'S8.8 stylex.%s throws at run time that styles must be compiled',
  (name) => {
    const call: unknown = Reflect.get(stylex, name);
    expect(() => call instanceof Function && call({})).toThrow(
      `Unexpected 'stylex.${name}' call at runtime. Styles must be compiled by '@stylexjs/babel-plugin'.`,
    );
  },
);
