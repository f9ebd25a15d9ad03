/**
 * What a strict Content-Security-Policy does not let an element have.
 * @returns message and hint where the attribute is one of these
 */
export function inlineCodeProblem(
  element: string,
  attribute: string,
): { message: string; hint: string } | undefined {
  const name = attribute.toLowerCase();
  if (name === 'style') {
    return {
      message: `<${element}> has a style attribute`,
      hint: 'Pages have no inline styles (their Content-Security-Policy ignores them): use a class, or a component from @site/src that has styles.',
    };
  }
  if (!/^on[a-z]/.test(name)) return undefined;
  return {
    message: `<${element}> has an event handler, ${attribute}`,
    hint: "A page is HTML, where nothing would call it: put the element into a component that says 'use client', and import that.",
  };
}
