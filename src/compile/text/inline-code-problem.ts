/**
 * What a strict Content-Security-Policy does not let an element have.
 * @returns message and hint where the attribute is one of these
 */
export function inlineCodeProblem(
  element: string,
  attribute: string,
): { message: string; hint: string } | undefined {
  const name = attribute.toLowerCase();
  if (!/^on[a-z]/.test(name)) return undefined;
  return {
    message: `<${element}> has an event handler, ${attribute}`,
    hint: "A page is HTML, where nothing would call it: put the element into a component that says 'use client', and import that.",
  };
}
