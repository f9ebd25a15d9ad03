import { Parser } from 'htmlparser2';

/** Text of an HTML file with its character references decoded: `&amp;` is `&`. */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  let decoded = '';
  const parser = new Parser({
    ontext: (part) => {
      decoded += part;
    },
  });
  parser.end(text.replaceAll('<', '&lt;'));
  return decoded;
}

/** The same for an attribute's value, in which `&copy=1` is no reference. */
export function decodeValue(value: string): string {
  if (!value.includes('&')) return value;
  let decoded = value;
  const parser = new Parser({
    onattribute: (_name, part) => {
      decoded = part;
    },
  });
  parser.end(`<a href="${value.replaceAll('"', '&quot;')}">`);
  return decoded;
}
