import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { copyPicture, dropCopies, hasPicture, hideCopies, showCopies } from './keep-picture.ts';
import { tellError } from './tell-page.ts';

let root: Root | undefined;
let watch: MutationObserver | undefined;

/** What becomes of a component, each of which is told when it is so. */
export type ShowEvents = {
  onShown: () => void;
  /** It is mounted, and there is nothing to see of it yet. */
  onEmpty: () => void;
  /** It threw, and was taken away. */
  onFailed: () => void;
};

/** Ends the project before this one. Its picture stays, as a copy. */
export function endComponent(): void {
  watch?.disconnect();
  copyPicture();
  try {
    root?.unmount();
  } catch (error) {
    tellError(error);
  }
  root = undefined;
  showCopies();
}

/**
 * Renders a component below the picture of the last one, which it replaces once there is anything to
 * see of it; before the first layout effect of the component, so that this measures what is seen.
 * @param shown undefined where a project has none: then what its code has put on the screen is shown
 * @param css the sheet of the project
 */
export function showComponent(
  shown: ComponentType | undefined,
  css: string,
  events: ShowEvents,
): void {
  const place = document.createElement('div');
  let [isSwapped, isMounted, hasFailed] = [false, false, false];
  const swap = () => {
    if (isSwapped || !hasPicture(place)) return;
    isSwapped = true;
    hideCopies(css);
  };
  const settle = () => {
    // What threw is mounted too, with nothing in it: that it failed has been told.
    if (hasFailed) return;
    isMounted = true;
    if (!isSwapped) return events.onEmpty();
    dropCopies();
    events.onShown();
  };
  const fail = () => {
    hasFailed = true;
    watch?.disconnect();
    showCopies();
    events.onFailed();
  };
  document.body.append(place);
  // What is rendered later, as an answer to a timer or an event.
  watch = new MutationObserver(() => {
    if (isSwapped) return;
    swap();
    if (isSwapped && isMounted) settle();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const tell = (error: unknown) => tellError(error);
  root = createRoot(place, { onUncaughtError: tell, onCaughtError: tell });
  const child = shown && createElement(shown);
  root.render(createElement(Shown, { swap, settle, fail, child }));
}

type ShownParts = { swap: () => void; settle: () => void; fail: () => void; child: ReactNode };

/** Tells when it is on the screen with what is in it. */
function Shown({ swap, settle, fail, child }: ShownParts) {
  useEffect(settle, [settle]);
  return [
    createElement(Swap, { key: 'swap', swap }),
    createElement(Boundary, { key: 'child', fail }, child),
  ];
}

/** The first of its parts, whose layout effect comes before those of the others. */
function Swap({ swap }: Pick<ShownParts, 'swap'>) {
  useLayoutEffect(swap, [swap]);
  return null;
}

type BoundaryParts = { children?: ReactNode; fail: () => void };

/** What throws is told; what was on the screen before is copied while it is still there. */
class Boundary extends Component<BoundaryParts> {
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
