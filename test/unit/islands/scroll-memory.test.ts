// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { distanceToShown, followScrolling } from '../../../src/islands/scroll-memory.ts';

test.each(['x', [], 5, { at: '2' }, { at: {} }])(
  'X25 an entry whose state %j is of another script gets a key and an index',
  (state) => {
    history.replaceState(state, '');
    const end = followScrolling();
    expect(history.state).toMatchObject({
      key: expect.stringMatching(/^[a-z\d]{6}$/),
      at: history.length,
    });
    expect(distanceToShown()).toBe(0);
    end();
  },
);
