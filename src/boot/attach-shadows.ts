/**
 * Handles what few pages have: attaches declarative shadow roots, which a parser would have attached but
 * `innerHTML` of a client navigation doesn't, and starts the help of the not-found page and choices that advance.
 */
export function start(): void {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-shadow]');
  for (const template of templates) {
    if ('notFound' in template.dataset) {
      void import('./not-found.ts').then(({ start }) => start());
      continue;
    }
    const box = template.parentElement;
    if (box && 'advance' in template.dataset) {
      // If it were removed, the app would take the page for one that something else has changed.
      delete template.dataset.shadow;
      void import('./advance.ts').then(({ start }) => start(box));
      continue;
    }
    const root = box?.attachShadow({ mode: 'open' });
    const style = template.content.querySelector('style');
    if (root && style) {
      // The policy is that of the page that was loaded, which doesn't allow the element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style.textContent ?? '');
      root.adoptedStyleSheets = [sheet];
      style.remove();
    }
    root?.append(template.content);
    template.remove();
  }
}
