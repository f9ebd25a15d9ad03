/**
 * A simple check of commands without a shell parser: quotes are closed, and no line starts with a prompt, which
 * would be copied.
 */
export function checkShell(code: string): { line: number; column: number; message: string }[] {
  const found: { line: number; column: number; message: string }[] = [];
  let open: { mark: string; line: number; column: number } | undefined;
  for (const [at, text] of code.split('\n').entries()) {
    const line = at + 1;
    if (!open && /^[$>] /.test(text)) {
      found.push({
        line,
        column: 1,
        message: `the prompt "${text[0]}" is copied with the command`,
      });
    }
    for (const { 0: token, index } of text.matchAll(/\\.|(?<=^|\s)#.*$|['"`]/g)) {
      if (token.length > 1) continue;
      if (!open) open = { mark: token, line, column: index + 1 };
      else if (open.mark === token) open = undefined;
    }
  }
  return open
    ? [
        ...found,
        { line: open.line, column: open.column, message: `the ${open.mark} is not closed` },
      ]
    : found;
}
