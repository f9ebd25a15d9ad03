/**
 * Gives elements the styles that React made, in the place of the classes that a built page has for
 * them (`render/take-styles`): a component that changes its style would else not be rid of the old.
 */
export function restoreStyles(): void {
  const sheet = document.querySelector<HTMLLinkElement>('[data-styles]')?.sheet;
  for (const rule of sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const name = /^\.([\w-]+)/.exec(rule.selectorText)?.[1] ?? '';
    for (const element of document.querySelectorAll<HTMLElement>(`.${name}`)) {
      element.style.cssText = rule.style.cssText;
      element.classList.remove(name);
    }
  }
}
