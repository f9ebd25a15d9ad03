const sheet = new CSSStyleSheet();

/** Outlines what has one of these classes, by a sheet: the elements of a project stay as they are. */
export function lightElements(classes: readonly string[]): void {
  const selectors = classes.map((name) => `.${CSS.escape(name)}`).join(', ');
  const outline = 'outline: 2px solid #c2185b !important; outline-offset: 1px !important';
  sheet.replaceSync(selectors && `${selectors} { ${outline} }`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
