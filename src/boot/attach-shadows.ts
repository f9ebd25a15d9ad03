/**
 * Handles what few pages have: attaches declarative shadow roots, which a parser would have attached but
 * `innerHTML` of a client navigation doesn't, and starts the help of the not-found page.
 */
export function start(): void {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-shadow]');
  for (const template of templates) {
    if ('notFound' in template.dataset) {
      void import('./not-found.ts').then(({ start }) => start());
      continue;
    }
    const root = template.parentElement?.attachShadow({ mode: 'open' });
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
