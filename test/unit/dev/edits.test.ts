import { expect, test, vi } from 'vitest';
import { countEdit, printOnce } from '../../../src/dev/edits.ts';

test('a diagnostic that each request meets is printed once until a file is edited', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const diagnostic = { file: 'a.ts', line: 2, column: 1, message: 'Unexpected token' };
    for (const _request of [1, 2]) printOnce([diagnostic]);
    expect(printed).toHaveBeenCalledOnce();
    countEdit();
    printOnce([diagnostic]);
    expect(printed).toHaveBeenCalledTimes(2);
  } finally {
    printed.mockRestore();
  }
});
