import { adoptStyles } from '../boot/adopt-styles.ts';
import { textFor } from '../texts/text.ts';
import progressCss from '../theme/progress-bar.css?inline';

/** The bar at the top while a page is loading; times and positions are from the specification. */
const delayMs = 200;
const trickle = { everyMs: 800, maxStep: 0.02 };
const [minProgress, maxProgress] = [0.08, 0.994];

let bar: HTMLElement | undefined;
let done = 0;
let isEnding = false;
let next: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar if a navigation takes longer than the delay. */
export function startProgress(): void {
  if (bar && !isEnding) return;
  removeProgress();
  next = setTimeout(show, delayMs);
}

/** Completes the bar and fades it out, if it is shown. */
export function finishProgress(): void {
  if (isEnding) return;
  clearTimeout(next);
  if (!bar) return;
  isEnding = true;
  move(Math.min(done + 0.3 + Math.random() * 0.5, maxProgress));
  const steps = [() => move(1), () => bar?.classList.add('done'), removeProgress];
  const step = () => {
    steps.shift()?.();
    if (steps.length > 0) next = setTimeout(step, delayMs);
  };
  next = setTimeout(step, delayMs);
}

/** Removes the bar at once: a page from the browser's back/forward cache hasn't requested anything. */
export function removeProgress(): void {
  clearTimeout(next);
  bar?.remove();
  bar = undefined;
  isEnding = false;
  document.documentElement.classList.remove('nprogress-busy');
}

function show(): void {
  adoptStyles(progressCss);
  bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.role = 'progressbar';
  bar.ariaLabel = textFor('shell.loading');
  bar.ariaValueMin = '0';
  bar.ariaValueMax = '1';
  move(0);
  document.body.append(bar);
  document.documentElement.classList.add('nprogress-busy');
  // Forces a layout, so that the transition has a start value.
  bar.getBoundingClientRect();
  move(minProgress);
  const creep = () => {
    move(Math.min(done + Math.random() * trickle.maxStep, maxProgress));
    next = setTimeout(creep, trickle.everyMs);
  };
  next = setTimeout(creep, trickle.everyMs);
}

function move(to: number): void {
  done = to;
  if (!bar) return;
  bar.ariaValueNow = to.toFixed(3);
  bar.style.transform = `translateX(${(to - 1) * 100}%)`;
}
