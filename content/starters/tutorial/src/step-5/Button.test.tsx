import * as stylex from '@stylexjs/stylex';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button';

const styles = stylex.create({
  base: { paddingBlock: 10 },
  tight: { padding: 0 },
});

const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
const classOf = (style: stylex.StyleXStyles) => stylex.props(style).className ?? '';

test('a style from outside takes the place of the size', () => {
  const classes = classesOf(renderToStaticMarkup(<Button style={styles.tight}>Go</Button>));
  expect(classes).toContain(classOf(styles.tight));
  expect(classes).not.toContain(classOf(styles.base));
});

test('a button that cannot be pressed says so', () => {
  expect(renderToStaticMarkup(<Button disabled>Go</Button>)).toContain('disabled');
});
