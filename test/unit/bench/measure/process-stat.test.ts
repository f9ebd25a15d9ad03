import { expect, test } from 'vitest';
import { parseMemory, parseStat } from '../../../../bench/measure/process-stat.ts';

test('a stat line is parsed even if the program name has spaces and brackets', () => {
  const text =
    '4711 (node (main) 2) S 12 4711 9 0 -1 4194304 5 6 7 8 1234 66 250 50 20 0 11 0 99 1000 200';
  expect(parseStat(text)).toEqual({
    pid: 4711,
    parent: 12,
    ownSeconds: 13,
    reapedSeconds: 3,
  });
});

test('memory has the current and the peak use', () => {
  const status = 'Name:\tnode\nVmPeak:\t  900 kB\nVmHWM:\t   300 kB\nVmRSS:\t   200 kB\n';
  expect(parseMemory(status)).toEqual({ now: 204800, most: 307200 });
  expect(parseMemory('Name:\tkthreadd\n')).toEqual({ now: 0, most: 0 });
});
