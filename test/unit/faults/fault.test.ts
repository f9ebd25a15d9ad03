import { expect, test } from 'vitest';
import { FaultError, formatFault, formatFaults } from '../../../src/faults/fault.ts';

test('a fault is formatted as place, message and a hint on its own line', () => {
  const fault = { file: 'content/a.mdx', line: 3, column: 7, message: 'wrong', hint: 'Mend it.' };
  expect(formatFault(fault)).toBe('content/a.mdx:3:7  wrong\n    Mend it.');
});

test('a line without a column gets column 1, and a file without a line gets no position', () => {
  expect(formatFault({ file: 'a.mdx', line: 3, message: 'wrong' })).toBe('a.mdx:3:1  wrong');
  expect(formatFault({ file: 'a.mdx', message: 'wrong' })).toBe('a.mdx  wrong');
});

test('a warning is labelled as one', () => {
  const fault = { file: 'a.mdx', message: 'odd', severity: 'warning' as const };
  expect(formatFault(fault)).toBe('a.mdx  warning: odd');
});

test('faults are deduplicated and sorted by file, line and column', () => {
  const at = (file: string, line: number, column: number) => ({ file, line, column, message: 'x' });
  const faults = [at('b', 1, 1), at('a', 10, 1), at('a', 2, 9), at('a', 2, 4), at('a', 2, 4)];
  expect(formatFaults(faults)).toBe('a:2:4  x\n\na:2:9  x\n\na:10:1  x\n\nb:1:1  x');
});

test('the input is not reordered', () => {
  const faults = [
    { file: 'b', message: 'x' },
    { file: 'a', message: 'x' },
  ];
  formatFaults(faults);
  expect(faults.map(({ file }) => file)).toEqual(['b', 'a']);
});

test('a FaultError has its faults, and all of them in its message', () => {
  const faults = [
    { file: 'b', message: 'two' },
    { file: 'a', message: 'one' },
  ];
  const error = new FaultError(faults);
  expect(error.message).toBe('a  one\n\nb  two');
  expect(error.faults).toEqual(faults);
  expect(error.name).toBe('FaultError');
});

test('many equal warnings are printed once, with the places of the others', () => {
  const warnings = ['a', 'b', 'c', 'd', 'e'].map((name, line) => ({
    file: `${name}.md`,
    line: line + 1,
    message: 'unknown field "x"',
    hint: 'Take it out.',
    severity: 'warning' as const,
  }));
  expect(formatFaults(warnings)).toBe(
    'a.md:1:1  warning: unknown field "x"\n    Take it out.\n' +
      '    The same in 4 more places: b.md:2, c.md:3, d.md:4, …',
  );
  expect(formatFaults(warnings.slice(0, 3)).split('\n\n')).toHaveLength(3);
  const errors = warnings.map((warning) => ({ ...warning, severity: 'error' as const }));
  expect(formatFaults(errors).split('\n\n')).toHaveLength(5);
});
