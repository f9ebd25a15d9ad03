import { expect, test } from 'vitest';
import {
  explainElement,
  type GivenStyle,
} from '../../../../src/features/playground/editor/explain-element.ts';
import { readStyleCalls } from '../../../../src/features/playground/editor/read-styles.ts';
import { compileProject } from '../../../../src/features/samples/compiler/compile-project.ts';

const code = `import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({
  base: {
    color: 'red',
    padding: 8,
  },
  strong: {
    color: {
      default: 'blue',
      ':hover': 'navy',
    },
  },
  other: {
    color: 'green',
  },
});
export const a = stylex.props(styles.base, Math.random() > 2 && styles.strong);
export const b = stylex.props(styles.other);
`;

const files = [{ name: 'App.tsx', code }];
const { rules } = compileProject(files, { mode: 'production' });
const calls = files.flatMap(readStyleCalls);
const classOf = (part: string) => rules.find(({ css }) => css.includes(part))?.className ?? part;

const write = ({ conditions, text, place, lostTo }: GivenStyle) =>
  [...conditions, text, `line ${place?.line}`, lostTo && `lost to line ${lostTo.line}`]
    .filter(Boolean)
    .join(' ');
const explain = (...parts: string[]) => explainElement(parts.map(classOf), rules, calls).map(write);

test('S2.3 the styles of an element are listed with their lines, including overridden ones', () => {
  expect(explain('padding:', ':blue', ':navy')).toEqual([
    'padding: 8px line 5',
    'color: blue line 9',
    ':hover color: navy line 10',
    'color: red line 4 lost to line 9',
  ]);
});

test('S2.3 a style that was not applied does not override others', () => {
  expect(explain('padding:', ':red')).toEqual(['color: red line 4', 'padding: 8px line 5']);
  expect(explain(':green')).toEqual(['color: green line 14']);
});

test('S2.3 unknown classes are not explained', () => {
  expect(explain('__proto__', 'constructor', 'nothing')).toEqual([]);
});
