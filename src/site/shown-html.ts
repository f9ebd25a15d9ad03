import { Parser } from 'htmlparser2';
import { z } from 'zod';

/** HTML that is shown as it is: all that a page may hold under its Content-Security-Policy. */
export const shownHtml = z.string().superRefine((html, { addIssue }) => {
  const forbidden = listForbidden(html);
  if (forbidden.length === 0) return;
  const message = `expected HTML without ${forbidden.join(', ')}, which the policy of every page blocks: use a class instead of a style, and a link instead of a handler`;
  addIssue({ code: 'custom', input: html, message });
});

/** The attributes that hold code or styles, as they stand in a message: `<b onclick>`. */
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
