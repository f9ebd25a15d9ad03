import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';
import { stripAddress } from '../../publish/policy/read-address.ts';

/** A name, a colon, and a value with strings and brackets. */
const declaration =
  /\s*(--[\w-]+|-?[a-z][a-z-]*)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;:"'(){}])+)(?:;|$)/iy;

/**
 * Parses the value of `style="…"` to the object that JSX expects: `{backgroundColor: 'red'}`.
 * @returns undefined if it isn't a list of declarations
 */
export function readDeclarations(text: string): Record<string, string> | undefined {
  const declarations: Record<string, string> = {};
  const written = text.replace(/[\s;]+$/, '');
  declaration.lastIndex = 0;
  while (declaration.lastIndex < written.length) {
    const match = declaration.exec(written);
    if (!match) return undefined;
    const [, name = '', value = ''] = match;
    declarations[propertyName(name)] = value.trim();
  }
  return declarations;
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

/**
 * Detects code in an attribute, which the Content-Security-Policy blocks.
 * @param value undefined if it isn't known
 * @returns message and hint if the attribute contains code
 */
export function inlineCodeProblem(
  element: string,
  attribute: string,
  value?: unknown,
): DiagnosticText | undefined {
  if (/^on[a-z]/i.test(attribute)) {
    return {
      message: `<${element}> has an event handler, ${attribute}`,
      hint: "A page is HTML, so nothing would call it: move the element to a component with 'use client', and import that.",
    };
  }
  if (!/^(?:href|src|action|formaction|xlink:?href|data)$/i.test(attribute)) return undefined;
  if (typeof value !== 'string' || !/^javascript:/i.test(stripAddress(value))) return undefined;
  return {
    message: `<${element}> has code as its ${attribute}, "${value}"`,
    hint: "The policy of every page blocks it: write an address, or use a component with 'use client'.",
  };
}
