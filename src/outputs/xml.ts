const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Control characters and lone surrogates: XML 1.0 can't contain them, and one makes a feed unreadable.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML or HTML, in an element or a quoted attribute, and removes what XML can't contain. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** Builds `<name a="b">text</name>`, or `<name a="b"/>` without text; escapes text and values. */
export function buildXmlElement(
  name: string,
  text: string | undefined,
  attributes: Record<string, string> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join('')}`;
  return text === undefined ? `${start}/>` : `${start}>${escapeXml(text)}</${name}>`;
}

/** Joins the lines of an XML file; drops empty ones. */
export function buildXmlFile(lines: readonly (string | undefined)[]): string {
  return `${['<?xml version="1.0" encoding="utf-8"?>', ...lines].filter(Boolean).join('\n')}\n`;
}
