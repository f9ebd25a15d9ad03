import { Parser } from 'htmlparser2';
import { z } from 'zod';

/** Elements that end with a slash as in XML: browsers ignore it, and an `<iframe />` would take in the rest of the page. */
const selfClosed =
  /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)([a-z][\w-]*)((?:\s(?:[^"'<>]|"[^"]*"|'[^']*')*)?)\/>/gi;

/** Ends each element that ends with a slash. */
export function endElements(html: string): string {
  return html.replace(selfClosed, '<$1$2></$1>');
}

/** Raw HTML that the pages' Content-Security-Policy allows, with an end of each element that ends with a slash. */
export const shownHtml = z
  .string()
  .superRefine((html, { addIssue }) => {
    const forbidden = listForbidden(html);
    if (forbidden.length === 0) return;
    const message = `expected HTML without ${forbidden.join(', ')}, which the policy of every page blocks: use a class instead of a style, and a link instead of a handler`;
    addIssue({ code: 'custom', input: html, message });
  })
  .overwrite(endElements);

/** The attributes that contain code or styles, for messages: `<b onclick>`. */
function listForbidden(html: string): string[] {
  const forbidden: string[] = [];
  const parser = new Parser({
    onopentag: (element, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style' || name.startsWith('on')) forbidden.push(`<${element} ${name}>`);
        else if (/^\s*javascript:/i.test(value))
          forbidden.push(`<${element} ${name}="javascript:">`);
      }
    },
  });
  parser.end(html);
  return [...new Set(forbidden)];
}
