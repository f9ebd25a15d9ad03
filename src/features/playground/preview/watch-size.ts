/** The maximum number of elements that are measured: projects with more have something to see. */
const maxElements = 300;

let observers: { disconnect: () => void }[] = [];

/** Whether any displayed element has a size; true if that can't be measured. */
export function hasSize(): boolean {
  try {
    const all = [...document.body.querySelectorAll('*')];
    return all.length > maxElements || all.some(isSized);
  } catch {
    // A project may have replaced the browser's functions.
    return true;
  }
}

/** Calls `onSized` once when a displayed element gets a size: by a style, an animation or new content. */
export function watchSize(onSized: () => void): void {
  forgetSize();
  const check = () => {
    if (!hasSize()) return;
    forgetSize();
    onSized();
  };
  const sizes = new ResizeObserver(check);
  const observeAll = () => {
    for (const element of document.body.querySelectorAll('*')) sizes.observe(element);
  };
  const contents = new MutationObserver(() => {
    check();
    if (observers.length > 0) observeAll();
  });
  observers = [sizes, contents];
  observeAll();
  contents.observe(document.body, { childList: true, subtree: true });
}

/** Ends `watchSize`. */
export function forgetSize(): void {
  for (const observer of observers) observer.disconnect();
  observers = [];
}

function isSized(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
