import { formatTable } from './format-table.ts';
import { median } from './medians.ts';

/** Collects measured values by row, to print a table of their medians. */
export function collectRows() {
  const values = new Map<string, number[]>();
  return {
    note: (row: string, value: number): void => {
      values.set(row, [...(values.get(row) ?? []), value]);
      console.error(`${row}: ${value.toFixed(2)}`);
    },
    print: (title: string): void => {
      const rows = Array.from(values, ([row, all]) => [
        row,
        median(all).toFixed(2),
        String(all.length),
      ]);
      console.log(`\n${formatTable(title, ['', 'median', 'runs'], rows)}`);
    },
  };
}
