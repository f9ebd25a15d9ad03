import { Component, type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { tellError } from './tell-page.ts';

let root: Root | undefined;

/** Takes away what the project before this one showed. */
export function clearScreen(): void {
  try {
    root?.unmount();
  } catch (error) {
    tellError(error);
  }
  root = undefined;
  document.body.replaceChildren();
}

/** @param done called when the component is on the screen */
export function showComponent(shown: ComponentType, done: () => void): void {
  const place = document.createElement('div');
  document.body.append(place);
  const tell = (error: unknown) => tellError(error);
  root = createRoot(place, { onUncaughtError: tell, onCaughtError: tell });
  const child = createElement(shown);
  root.render(createElement(Shown, { done, child }));
}

/** Tells when it is on the screen with what is in it. */
function Shown({ done, child }: { done: () => void; child: ReactNode }) {
  useEffect(done, [done]);
  return createElement(Boundary, null, child);
}

/** What throws is told, and leaves an empty screen. */
class Boundary extends Component<{ children?: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
