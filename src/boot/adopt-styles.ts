const adopted = new Set<string>();

/**
 * Gives the page the style of a part that its code brings along, once: with the code it is there at
 * once, and no page that does without the part loads it.
 * @param css the text of a style sheet
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
