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
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
}
