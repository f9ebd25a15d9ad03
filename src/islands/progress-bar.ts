import { adoptStyles } from '../boot/adopt-styles.ts';
import navigationCss from '../theme/navigation.css?inline';

/** The line at the top while a page is on its way, in the numbers of the specification. */
const speed = 200;
const trickle = { every: 800, most: 0.02 };
const [least, mostOpen] = [0.08, 0.994];

let bar: HTMLElement | undefined;
let done = 0;
let isEnding = false;
let next: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar once a navigation has taken as long as one may without a word. */
export function startProgress(): void {
  if (bar && !isEnding) return;
  removeProgress();
  next = setTimeout(show, speed);
}

/** Runs to the end and fades, where the bar shows at all. */
export function finishProgress(): void {
  if (isEnding) return;
  clearTimeout(next);
  if (!bar) return;
  isEnding = true;
  move(Math.min(done + 0.3 + Math.random() * 0.5, mostOpen));
  const steps = [() => move(1), () => bar?.classList.add('done'), removeProgress];
  const step = () => {
    steps.shift()?.();
    if (steps.length > 0) next = setTimeout(step, speed);
  };
  next = setTimeout(step, speed);
}

/** Takes the bar away at once: a page that comes back from the browser's cache has not asked for it. */
export function removeProgress(): void {
  clearTimeout(next);
  bar?.remove();
  bar = undefined;
  isEnding = false;
  document.documentElement.classList.remove('nprogress-busy');
}

function show(): void {
  adoptStyles(navigationCss);
  bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.role = 'progressbar';
  bar.ariaLabel = 'Loading the page';
  bar.ariaValueMin = '0';
  bar.ariaValueMax = '1';
  move(0);
  document.body.append(bar);
  document.documentElement.classList.add('nprogress-busy');
  // The browser has to see the beginning, or there is nothing to move from.
  bar.getBoundingClientRect();
  move(least);
  const creep = () => {
    move(Math.min(done + Math.random() * trickle.most, mostOpen));
    next = setTimeout(creep, trickle.every);
  };
  next = setTimeout(creep, trickle.every);
}

function move(to: number): void {
  done = to;
  if (!bar) return;
  bar.ariaValueNow = to.toFixed(3);
  bar.style.transform = `translateX(${(to - 1) * 100}%)`;
}
