/** Lines of a sample, and the rules that they became, are marked by the numbers of the rules. */
const marked = '[data-r]';

/**
 * Marks a line or a rule that was pressed, as pointing at it does; pressed again it is none. Text
 * that is being selected is left alone.
 */
export function pressLine(line: Element): void {
  if (!getSelection()?.isCollapsed) return;
  const wasLit = line.classList.contains('lit');
  for (const lit of document.querySelectorAll('.lit')) lit.classList.remove('lit');
  line.classList.toggle('lit', !wasLit);
}

/** Arrow keys, Home and End move the focus in a list of rules, which is one stop for Tab. */
function moveInRules(event: KeyboardEvent): void {
  const rule =
    event.target instanceof Element ? event.target.closest<HTMLElement>('li[data-r]') : null;
  if (!rule) return;
  const all = [...(rule.parentElement?.querySelectorAll<HTMLElement>(marked) ?? [])];
  const at = all.indexOf(rule);
  const places: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: all.length - 1,
  };
  const next = all[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  rule.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

addEventListener('keydown', moveInRules, true);
