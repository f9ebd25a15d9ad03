// @vitest-environment happy-dom
import * as React from 'react';
import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import {
  endComponent,
  showComponent,
  takeReact,
} from '../../../../src/features/playground/preview/show-component.ts';

takeReact({ React, createRoot });

const words = (text: string) => () => createElement('b', null, text);

const shown = () => document.body.textContent;

const show = (component: ComponentType) =>
  new Promise<void>((onShown) => {
    showComponent(component, '', { onShown, onEmpty: () => {}, onFailed: () => {} });
  });

test('a component that is ended before its effects run stays visible', async () => {
  await show(words('First'));
  endComponent();
  expect(shown()).toBe('First');
  const seen: (string | null)[] = [];
  function Second() {
    // The next project arrives as soon as this one is visible.
    useLayoutEffect(() => {
      queueMicrotask(() => {
        seen.push(shown());
        endComponent();
        seen.push(shown());
      });
    }, []);
    return createElement('b', null, 'Second');
  }
  showComponent(Second, '', { onShown: () => {}, onEmpty: () => {}, onFailed: () => {} });
  await vi.waitUntil(() => seen.length === 2);
  expect(seen).toEqual(['Second', 'Second']);
  await show(words('Third'));
  expect(shown()).toBe('Third');
});
