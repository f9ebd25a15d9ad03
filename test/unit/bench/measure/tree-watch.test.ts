import { expect, test } from 'vitest';
import { sumSeconds } from '../../../../bench/measure/tree-watch.ts';

const seen = (pid: number, parent: number, ownSeconds: number) => ({
  ...{ pid, parent, ownSeconds },
  reapedSeconds: 0,
});

test('what was waited for counts as the kernel says, and orphans as they were last seen', () => {
  const tree = [seen(10, 1, 0.5), seen(11, 10, 3), seen(99, 1, 2)];
  expect(sumSeconds([seen(10, 5, 0.5), seen(11, 10, 3)], 4, 5)).toBe(4);
  expect(sumSeconds([seen(10, 5, 0.5), seen(99, 1, 2)], 4, 5)).toBe(6);
  expect(sumSeconds(tree, 0, 5)).toBe(5.5);
});
