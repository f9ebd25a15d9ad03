/**
 * What search engines are told of a page, as a script for its head. It is no part of what React
 * renders: no visitor needs it, and a script that React makes would be made of a string.
 */
export function writeStructuredData(data: object): string {
  // Nothing in a text may end the element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}
