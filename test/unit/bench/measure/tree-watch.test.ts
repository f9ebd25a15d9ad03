import { expect, test } from 'vitest';
import { sumSeconds } from '../../../../bench/measure/tree-watch.ts';

const seen = (pid: number, parent: number, ownSeconds: number) => ({
  ...{ pid, parent, ownSeconds },
  reapedSeconds: 0,
});

test('reaped children count with the kernel’s figure, orphans with their last seen figure', () => {
  const tree = [seen(10, 1, 0.5), seen(11, 10, 3), seen(99, 1, 2)];
  expect(sumSeconds([seen(10, 5, 0.5), seen(11, 10, 3)], 4, 5)).toBe(4);
  expect(sumSeconds([seen(10, 5, 0.5), seen(99, 1, 2)], 4, 5)).toBe(6);
  expect(sumSeconds(tree, 0, 5)).toBe(5.5);
});
