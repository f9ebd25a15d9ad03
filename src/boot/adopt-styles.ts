const adopted = new Set<string>();

/**
 * Adds a style sheet that is loaded together with the code that needs it, so pages without that part don't load
 * it.
 * @param css the text of the style sheet
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
