/** A name, a colon, and a value with strings and brackets. */
const declaration =
  /\s*(--[\w-]+|-?[a-z][a-z-]*)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;:"'(){}])+)(?:;|$)/iy;

/**
 * Parses the value of `style="…"` to the object that JSX expects: `{backgroundColor: 'red'}`.
 * @returns undefined if it isn't a list of declarations
 */
export function readDeclarations(text: string): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  const written = text.replace(/[\s;]+$/, '');
  declaration.lastIndex = 0;
  while (declaration.lastIndex < written.length) {
    const match = declaration.exec(written);
    if (!match) return undefined;
    const [, name = '', value = ''] = match;
    found[propertyName(name)] = value.trim();
  }
  return found;
}

function propertyName(name: string): string {
  if (name.startsWith('--')) return name;
  return name
    .toLowerCase()
    .replace(/^-ms-/, 'ms-')
    .replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}

/** The message for an invalid style attribute. */
export function styleProblem(element: string, value: string): { message: string; hint: string } {
  return {
    message: `the style of <${element}> cannot be read: "${value}"`,
    hint: 'Write declarations with semicolons between them: color: red; margin: 0.',
  };
}
