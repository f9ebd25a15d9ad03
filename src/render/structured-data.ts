/**
 * Adds what search engines are told of a page to its head. It is no part of what React renders: no
 * visitor needs it, and a script that React makes would be made of a string.
 * @param name of the page, for errors
 */
export function addStructuredData(name: string, html: string, data: object | undefined): string {
  if (!data) return html;
  if (!html.includes('</head>')) throw new Error(`${name}: the page has no </head>`);
  // Nothing in a text may end the element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = `<script type="application/ld+json">${text}</script>`;
  return html.replace('</head>', () => `${script}</head>`);
}
