import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';
import { stripAddress } from '../../publish/policy/read-address.ts';

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
