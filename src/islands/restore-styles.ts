/**
 * Restores the style attributes that React rendered, which the build replaced with classes (`publish/render/finish-page`):
 * otherwise a component that changes its style would keep the old one.
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
