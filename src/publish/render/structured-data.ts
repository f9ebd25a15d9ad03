/**
 * Writes the structured data of a page as a script for its head. React doesn't render it: no visitor needs it, and
 * React would create the script from a string.
 */
export function writeStructuredData(data: object): string {
  // No text may end the element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}
