import { closestAt } from '../../../boot/closest-at.ts';
import { moveFocus } from '../../../boot/move-focus.ts';

/** Lines of a sample, and the rules compiled from them, are marked with the numbers of the rules. */
const marked = '[data-r]';

/** The elements that have components in their shadow trees. */
const hosts = ':is(.stages [data-mode], .live > div)';

const litSheet = new CSSStyleSheet();

/** The pressed line or rule, which stays lit. */
let pinned: Element | null = null;

/** Starts what ties lines, rules and elements of a component, and the keys of rule lists. */
export function start(): void {
  litSheet.replaceSync('[data-lit]{outline:2px solid #d6248a;outline-offset:2px}');
  for (const kind of ['pointerover', 'focusin']) addEventListener(kind, follow, true);
  addEventListener('keydown', moveInRules, true);
  // What was reached while this code was loading.
  light(document.querySelector(`${marked}:is(:hover, :focus)`));
}

/**
 * Marks a pressed line or rule, as hovering does; pressing it again removes the mark. Text that is being selected
 * is left alone.
 */
export function press(target: Element): void {
  if (target.closest('[data-replay]')) replay(target);
  const line = target.closest(marked);
  if (!line || !getSelection()?.isCollapsed) return;
  pinned = pinned === line ? null : line;
  light(pinned);
}

/** Inserts a component anew, so that what moves when it appears moves again. */
function replay(button: Element): void {
  for (const { shadowRoot } of button.parentElement?.querySelectorAll(hosts) ?? [])
    shadowRoot?.append(...[...shadowRoot.children].filter((part) => part.localName !== 'style'));
}

function follow(event: Event): void {
  const host = closestAt(event, hosts);
  if (host) lightTiles(host, event.composedPath());
  else light(closestAt(event, marked) ?? pinned);
}

/** Lights a line or rule, what has the same numbers, and the elements with the classes of the rules. */
function light(source: Element | null): void {
  const numbers = source?.getAttribute('data-r')?.split(' ') ?? [];
  const scope = source?.closest('.part, .ties');
  const selectors = numbers.map((number) => `[data-r~="${number}"]`).join();
  const lit = selectors ? [...(scope?.querySelectorAll(selectors) ?? [])] : [];
  show(lit, lit.flatMap(listClasses), source?.closest('.ties'));
}

/** Lights the rules and lines of the innermost element of a component that has a class. */
function lightTiles(host: Element, path: readonly EventTarget[]): void {
  const names = path.flatMap((part) =>
    part instanceof Element && host.shadowRoot?.contains(part) ? [[...part.classList]] : [],
  );
  const classes = names.find(({ length }) => length > 0) ?? [];
  const frame = host.closest('.ties');
  const rules = [...(frame?.querySelectorAll(`li${marked}`) ?? [])].filter((rule) =>
    listClasses(rule).some((name) => classes.includes(name)),
  );
  const numbers = new Set(rules.map((rule) => rule.getAttribute('data-r')));
  const lines = [...(frame?.querySelectorAll(`pre ${marked}`) ?? [])].filter((line) =>
    line
      .getAttribute('data-r')
      ?.split(' ')
      .some((number) => numbers.has(number)),
  );
  show([...rules, ...lines], classes, frame);
}

/** The classes in the selector of a rule; none for a line. */
function listClasses(rule: Element): string[] {
  const selector = rule.matches('li') ? rule.querySelector('code:not(.when)') : null;
  return Array.from(selector?.textContent?.matchAll(/\.([\w-]+)/g) ?? [], ([, name = '']) => name);
}

function show(lit: readonly Element[], classes: readonly string[], frame?: Element | null): void {
  for (const old of document.querySelectorAll('.lit')) {
    if (!lit.includes(old)) old.classList.remove('lit');
  }
  for (const element of lit) element.classList.add('lit');
  for (const { shadowRoot } of document.querySelectorAll(hosts)) {
    for (const old of shadowRoot?.querySelectorAll('[data-lit]') ?? [])
      old.removeAttribute('data-lit');
  }
  if (classes.length === 0) return;
  for (const { shadowRoot } of frame?.querySelectorAll(hosts) ?? []) {
    if (!shadowRoot) continue;
    if (!shadowRoot.adoptedStyleSheets.includes(litSheet))
      shadowRoot.adoptedStyleSheets.push(litSheet);
    for (const name of classes)
      for (const element of shadowRoot.querySelectorAll(`.${CSS.escape(name)}`))
        element.setAttribute('data-lit', '');
  }
}

/** Arrow keys, Home and End move the focus in a list of rules, which is one stop for Tab. */
function moveInRules(event: KeyboardEvent): void {
  const rule = closestAt(event, 'li[data-r]');
  const rules = rule?.closest('.pane-rules')?.querySelectorAll<HTMLElement>(`li${marked}`) ?? [];
  const all = [...rules].filter((each) => each.checkVisibility());
  const next = rule && moveFocus(event, all, rule, ['ArrowUp', 'ArrowDown']);
  if (!next) return;
  rule.tabIndex = -1;
  next.tabIndex = 0;
}
