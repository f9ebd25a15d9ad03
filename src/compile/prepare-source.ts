/**
 * Rewrites what MDX alone does not read, outside of code fences and without moving any line:
 * HTML comments become MDX comments, `:::note Title` becomes `:::note[Title]`, and the brace of
 * a heading's `{#id}` is escaped. Source of the rules: what Docusaurus 3 accepts.
 */
export function prepareSource(body: string): string {
  let fence: string | undefined;
  let inComment = false;
  return body
    .split('\n')
    .map((line) => {
      const mark = /^\s*(?:>\s*)*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== undefined) {
        if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
        return line;
      }
      if (mark && !inComment) {
        fence = mark;
        return line;
      }
      const [text, open] = replaceComments(line, inComment);
      inComment = open;
      return escapeHeadingId(titleAdmonition(text));
    })
    .join('\n');
}

function titleAdmonition(line: string): string {
  return line.replace(
    /^(\s*(?:>\s*)*:{3,})([a-z]+)[ \t]+(?!\{)([^[\s].*)$/,
    (_all, colons: string, name: string, title: string) => `${colons}${name}[${title.trim()}]`,
  );
}

function escapeHeadingId(line: string): string {
  return line.replace(/^(#{1,6}\s.*?)(\{#[^{}\s]+\})\s*$/, '$1\\$2');
}

/** Replaces `<!--` and `-->` outside of inline code; says whether a comment stays open. */
function replaceComments(line: string, open: boolean): [string, boolean] {
  if (!open && !line.includes('<!--')) return [line, false];
  let state = open;
  const text = line.replace(/`[^`]*`|<!--|-->|\*\//g, (part) => {
    if (part === '<!--' && !state) {
      state = true;
      return '{/*';
    }
    if (part === '-->' && state) {
      state = false;
      return ' */}';
    }
    // It would end the MDX comment before its time.
    if (part === '*/' && state) return '* /';
    return part;
  });
  return [text, state];
}
