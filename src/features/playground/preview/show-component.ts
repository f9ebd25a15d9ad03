import type { ComponentType, ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { copyPicture, dropCopies, hasPicture, hideCopies, showCopies } from './keep-picture.ts';
import { notifyError } from './notify-page.ts';

type ReactFunctions = Pick<typeof import('../protocol/react.ts'), 'React' | 'createRoot'>;

/** Renders a component, or none, into an element. */
let renderIn: (
  place: HTMLElement,
  shown: ShownEvents & { component: ComponentType | undefined },
) => Root;
let root: Root | undefined;
/** Ends what the shown component may still do to the picture. */
let giveUp: (() => void) | undefined;

/** The outcomes of showing a component, each with a callback. */
export type ShowEvents = {
  onShown: () => void;
  /** It is mounted, but nothing is visible yet. */
  onEmpty: () => void;
  /** It threw, and was removed. */
  onFailed: () => void;
};

/** Ends the previous project. Its picture stays, as a copy. */
export function endComponent(): void {
  giveUp?.();
  copyPicture();
  try {
    root?.unmount();
  } catch (error) {
    notifyError(error);
  }
  root = undefined;
  showCopies();
}

/**
 * Renders a component below the picture of the previous one, which it replaces as soon as something is visible;
 * before the component's first layout effect, so that this measures the visible layout.
 * @param shown undefined if a project has no component: then whatever its code displays is shown
 * @param css the style sheet of the project
 */
export function showComponent(
  shown: ComponentType | undefined,
  css: string,
  events: ShowEvents,
): void {
  const place = document.createElement('div');
  let [isSwapped, isMounted, hasFailed, isOver] = [false, false, false, false];
  const swap = () => {
    if (isSwapped || !hasPicture(place)) return;
    isSwapped = true;
    hideCopies(css);
  };
  const settle = () => {
    // A component that threw is mounted as well, empty; the failure has been reported.
    if (hasFailed || isOver) return;
    isMounted = true;
    if (!isSwapped) return events.onEmpty();
    dropCopies();
    events.onShown();
  };
  const fail = () => {
    hasFailed = true;
    watch.disconnect();
    showCopies();
    events.onFailed();
  };
  document.body.append(place);
  // For content that is rendered later, by a timer or an event.
  const watch = new MutationObserver(() => {
    if (isSwapped) return;
    swap();
    if (isSwapped && isMounted) settle();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  giveUp = () => {
    watch.disconnect();
    // React runs effects that are due, and with them `settle`, when the component is removed.
    isOver = true;
    if (isSwapped && !hasFailed) dropCopies();
  };
  root = renderIn(place, { swap, settle, fail, component: shown });
}

type ShownEvents = { swap: () => void; settle: () => void; fail: () => void };

/** Takes over React, which shows all components from now on. */
export function takeReact({ createRoot, React }: ReactFunctions): void {
  const { Component, createElement, useEffect, useLayoutEffect } = React;
  const tell = (error: unknown, { componentStack }: { componentStack?: string | undefined }) =>
    notifyError(error, undefined, componentStack);
  renderIn = (place, { component, ...events }) => {
    const created = createRoot(place, { onUncaughtError: tell, onCaughtError: tell });
    created.render(
      createElement(Shown, { ...events, child: component && createElement(component) }),
    );
    return created;
  };

  /** Calls back when it is displayed with its content. */
  function Shown({ swap, settle, fail, child }: ShownEvents & { child: ReactNode }) {
    useEffect(settle, [settle]);
    return [
      createElement(Swap, { key: 'swap', swap }),
      createElement(Boundary, { key: 'child', fail }, child),
    ];
  }

  /** The first of its children, whose layout effect runs before those of the others. */
  function Swap({ swap }: Pick<ShownEvents, 'swap'>) {
    useLayoutEffect(swap, [swap]);
    return null;
  }

  /** Reports errors; copies what was displayed before while it is still there. */
  class Boundary extends Component<{ children?: ReactNode; fail: () => void }> {
    override state = { failed: false };
    static getDerivedStateFromError() {
      copyPicture();
      return { failed: true };
    }
    override componentDidCatch() {
      this.props.fail();
    }
    override render() {
      return this.state.failed ? null : this.props.children;
    }
  }
}
