export type TextPart = { text: string; marked: boolean };

/** The element round what was found: of the request, of the service, or of the index's settings. */
const tag = /<(\/?)(?:mark|em|span(?= class="algolia-)[^>]*|(?<=\/)span)>/g;
const entity = /&(?:amp|lt|gt|quot|#0?39|#x27);/g;
const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/**
 * The text of a hit in parts: what was found in it, and the rest. It comes as HTML, and is shown as
 * text: nothing in it becomes an element.
 */
export function readMarks(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let marked = false;
  let from = 0;
  const add = (written: string) => {
    const text = written.replace(entity, (name) => characters[name] ?? "'");
    if (text) parts.push({ text, marked });
  };
  for (const { 0: whole, 1: closing, index } of html.matchAll(tag)) {
    add(html.slice(from, index));
    marked = closing === '';
    from = index + whole.length;
  }
  add(html.slice(from));
  return parts;
}
