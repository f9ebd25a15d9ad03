/**
 * Does what few pages need as soon as they are shown: gives components the trees of their own that a parser
 * would have given them, which came as text for `innerHTML` with a client navigation, and helps where
 * there is no page.
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
