/** Elements that get their own lines. */
const blocks =
  'address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|ol|p|section|summary|table|tbody|td|th|thead|tr|ul';
const blockTag = new RegExp(`(<pre[\\s>].*?</pre>)|<(/?)(?:${blocks})(?:\\s[^>]*)?>`, 'gs');

type Block = { open: string; close: string; children: (string | Block)[] };

/** Formats HTML with one block per line and indented children. */
export function formatHtml(html: string): string {
  const root: Block = { open: '', close: '', children: [] };
  const stack = [root];
  const top = () => stack.at(-1) ?? root;
  let at = 0;
  for (const { 0: tag, 1: pre, 2: slash, index } of html.matchAll(blockTag)) {
    if (pre !== undefined) continue;
    addText(top(), html.slice(at, index));
    at = index + tag.length;
    if (slash && stack.length > 1) {
      top().close = tag;
      stack.pop();
    } else {
      const block: Block = { open: tag, close: '', children: [] };
      top().children.push(block);
      if (!/^<hr|\/>$/.test(tag)) stack.push(block);
    }
  }
  addText(top(), html.slice(at));
  return `${root.children.flatMap((child) => linesOf(child)).join('\n')}\n`;
}

function addText(block: Block, text: string): void {
  if (text.trim() !== '') block.children.push(text.trim());
}

function linesOf(child: string | Block): string[] {
  if (typeof child === 'string') return [child];
  const inner = child.children.flatMap(linesOf);
  if (child.children.every((part) => typeof part === 'string')) {
    return [child.open + inner.join('') + child.close];
  }
  return [child.open, ...inner.map((line) => `  ${line}`), child.close].filter(Boolean);
}
