import type { ThemedToken } from 'shiki';
import { classOfColor } from './code-theme.ts';

/** The tokens of one line as HTML: a span with a class for each run of one role. */
export function tokensToHtml(line: readonly ThemedToken[]): string {
  let html = '';
  let open: string | undefined;
  for (const { content, color } of line) {
    const className = color && classOfColor(color);
    if (className !== open) {
      if (open) html += '</span>';
      if (className) html += `<span class="${className}">`;
      open = className;
    }
    html += escapeText(content);
  }
  return open ? `${html}</span>` : html;
}

/** Text as it stands in HTML between tags. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
