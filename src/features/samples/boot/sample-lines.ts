import { closestAt } from '../../../boot/closest-at.ts';
import { moveFocus } from '../../../boot/move-focus.ts';

/** Lines of a sample, and the rules compiled from them, are marked with the numbers of the rules. */
const marked = '[data-r]';

/** Starts the keys of rule lists. */
export function start(): void {
  addEventListener('keydown', moveInRules, true);
}

/**
 * Marks a pressed line or rule, as hovering does; pressing it again removes the mark. Text that is being selected
 * is left alone.
 */
export function press(target: Element): void {
  const line = target.closest(marked);
  if (!line || !getSelection()?.isCollapsed) return;
  const wasLit = line.classList.contains('lit');
  for (const lit of document.querySelectorAll('.lit')) lit.classList.remove('lit');
  line.classList.toggle('lit', !wasLit);
}

/** Arrow keys, Home and End move the focus in a list of rules, which is one stop for Tab. */
function moveInRules(event: KeyboardEvent): void {
  const rule = closestAt(event, 'li[data-r]');
  const all = rule?.parentElement?.querySelectorAll<HTMLElement>(marked);
  const next = rule && all && moveFocus(event, [...all], rule, ['ArrowUp', 'ArrowDown']);
  if (!next) return;
  rule.tabIndex = -1;
  next.tabIndex = 0;
}
