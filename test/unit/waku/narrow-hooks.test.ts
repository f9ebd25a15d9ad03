import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { narrowPlugin } from '../../../src/waku/node/narrow-hooks.ts';

test('a hook of the framework is only called for what it handles', () => {
  const transform = () => 'changed';
  const plugin: Plugin = { name: 'waku:vite-plugins:allow-server', transform };
  narrowPlugin(plugin);
  expect(plugin.transform).toEqual({ filter: { code: /use client/ }, handler: transform });
});

test('other plugins stay as they are, and a known one with other hooks ends the build', () => {
  const other: Plugin = { name: 'other', load: () => 'text' };
  const before = { ...other };
  narrowPlugin(other);
  expect(other).toEqual(before);
  expect(() => narrowPlugin({ name: 'rsc:use-client' })).toThrow(
    'rsc:use-client has another transform than the one that is narrowed',
  );
});
