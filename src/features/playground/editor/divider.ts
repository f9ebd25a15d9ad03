import { makeElement } from './make-element.ts';

/** In percent of the panes' width. */
type Bounds = { min: number; max: number };

type DividerParts = {
  /** The name of the pane that it resizes. */
  label: string;
  controls: string;
  /** The position of that pane. */
  side: 'before' | 'after';
  bounds: () => Bounds;
  read: () => number;
  /** @param share in percent, within the bounds */
  onMove: (share: number) => void;
  onReset: () => void;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -2, ArrowRight: 2 };

/** A separator between two panes, moved by dragging, arrow keys, Home and End. */
export function makeDivider({
  label,
  controls,
  side,
  bounds,
  read,
  onMove,
  onReset,
}: DividerParts) {
  const element = makeElement('div', {
    class: `divider ${controls}-divider`,
    role: 'separator',
    tabindex: '0',
    'aria-orientation': 'vertical',
    'aria-label': label,
    'aria-controls': controls,
  });
  const update = () => {
    const { min, max } = bounds();
    element.setAttribute('aria-valuemin', String(min));
    element.setAttribute('aria-valuemax', String(max));
    element.setAttribute('aria-valuenow', String(Math.round(read())));
  };
  const move = (share: number) => {
    const { min, max } = bounds();
    onMove(Math.min(max, Math.max(min, share)));
  };
  element.addEventListener('keydown', (event) => {
    const { min, max } = bounds();
    const sign = side === 'before' ? 1 : -1;
    const step = (steps[event.key] ?? 0) * sign * (event.shiftKey ? 5 : 1);
    const to = { Home: min, End: max }[event.key] ?? (step === 0 ? undefined : read() + step);
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  });
  element.addEventListener('pointerdown', ({ pointerId }) => {
    element.setPointerCapture(pointerId);
  });
  element.addEventListener('pointermove', ({ clientX, pointerId }) => {
    const panes = element.parentElement?.getBoundingClientRect();
    if (!panes || !element.hasPointerCapture(pointerId)) return;
    const at = ((clientX - panes.left) / panes.width) * 100;
    move(side === 'before' ? at : 100 - at);
  });
  element.addEventListener('dblclick', onReset);
  return { element, update };
}
