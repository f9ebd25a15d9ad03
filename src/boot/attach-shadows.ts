/**
 * Gives components that are shown on a page the trees of their own that a parser would have given
 * them: after a client navigation they came as text for `innerHTML`, which does not.
 */
export function start(): void {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-shadow]');
  for (const template of templates) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
}
