import type { PointedElement } from '../protocol/compiler.ts';
import { pointedBounds } from '../protocol/frame-messages.ts';

/** The interval of reports, in milliseconds. */
const pauseMs = 60;

const later = setTimeout.bind(globalThis);

let last = '';
let pointed: PointedElement | undefined;
let isWaiting = false;

/** Reports the element under the pointer, if it has classes; undefined if the pointer has left. */
export function watchPointer(tell: (pointed: PointedElement | undefined) => void): void {
  const flush = () => {
    isWaiting = false;
    const now = JSON.stringify(pointed) ?? '';
    if (now === last) return;
    last = now;
    tell(pointed);
  };
  const note = (target: Element | undefined) => {
    pointed = target && describeElement(target);
    if (!isWaiting) later(flush, pauseMs);
    isWaiting = true;
  };
  const notePath = (event: Event) => {
    const [target] = event.composedPath();
    if (event.isTrusted) note(target instanceof Element ? target : undefined);
  };
  addEventListener('pointerover', notePath, { capture: true });
  document.documentElement.addEventListener('pointerleave', () => note(undefined));
}

/** Reports the element again to another project's run. */
export function forgetPointer(): void {
  last = '';
}

function describeElement(target: Element): PointedElement | undefined {
  const element = target.closest('[class]');
  if (!element) return undefined;
  return {
    name: element.localName.slice(0, pointedBounds.text),
    classes: [...element.classList].slice(0, pointedBounds.classes),
  };
}
