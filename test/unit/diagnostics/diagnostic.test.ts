import { expect, test } from 'vitest';
import {
  DiagnosticError,
  formatDiagnostic,
  formatDiagnostics,
} from '../../../src/diagnostics/diagnostic.ts';

test('a diagnostic is formatted as place, message and a hint on its own line', () => {
  const diagnostic = {
    file: 'content/a.mdx',
    line: 3,
    column: 7,
    message: 'wrong',
    hint: 'Mend it.',
  };
  expect(formatDiagnostic(diagnostic)).toBe('content/a.mdx:3:7  wrong\n    Mend it.');
});

test('a line without a column gets column 1, and a file without a line gets no position', () => {
  expect(formatDiagnostic({ file: 'a.mdx', line: 3, message: 'wrong' })).toBe('a.mdx:3:1  wrong');
  expect(formatDiagnostic({ file: 'a.mdx', message: 'wrong' })).toBe('a.mdx  wrong');
});

test('a warning is labelled as one', () => {
  const diagnostic = { file: 'a.mdx', message: 'odd', severity: 'warning' as const };
  expect(formatDiagnostic(diagnostic)).toBe('a.mdx  warning: odd');
});

test('diagnostics are deduplicated and sorted by file, line and column', () => {
  const at = (file: string, line: number, column: number) => ({ file, line, column, message: 'x' });
  const diagnostics = [at('b', 1, 1), at('a', 10, 1), at('a', 2, 9), at('a', 2, 4), at('a', 2, 4)];
  expect(formatDiagnostics(diagnostics)).toBe('a:2:4  x\n\na:2:9  x\n\na:10:1  x\n\nb:1:1  x');
});

test('the input is not reordered', () => {
  const diagnostics = [
    { file: 'b', message: 'x' },
    { file: 'a', message: 'x' },
  ];
  formatDiagnostics(diagnostics);
  expect(diagnostics.map(({ file }) => file)).toEqual(['b', 'a']);
});

test('a DiagnosticError has its diagnostics, and all of them in its message', () => {
  const diagnostics = [
    { file: 'b', message: 'two' },
    { file: 'a', message: 'one' },
  ];
  const error = new DiagnosticError(diagnostics);
  expect(error.message).toBe('a  one\n\nb  two');
  expect(error.diagnostics).toEqual(diagnostics);
  expect(error.name).toBe('DiagnosticError');
});

test('many equal warnings are printed once, with the places of the others', () => {
  const warnings = ['a', 'b', 'c', 'd', 'e'].map((name, line) => ({
    file: `${name}.md`,
    line: line + 1,
    message: 'unknown field "x"',
    hint: 'Take it out.',
    severity: 'warning' as const,
  }));
  expect(formatDiagnostics(warnings)).toBe(
    'a.md:1:1  warning: unknown field "x"\n    Take it out.\n' +
      '    The same in 4 more places: b.md:2, c.md:3, d.md:4, …',
  );
  expect(formatDiagnostics(warnings.slice(0, 3)).split('\n\n')).toHaveLength(3);
  const errors = warnings.map((warning) => ({ ...warning, severity: 'error' as const }));
  expect(formatDiagnostics(errors).split('\n\n')).toHaveLength(5);
});
