import { Parser } from 'htmlparser2';

const active = new Set(['script', 'style', 'iframe', 'object', 'embed', 'form', 'input', 'button']);

/** Diagnostics of HTML that stands in a feed, far from its page: what runs there, and what leads nowhere. */
export function checkFeedText(html: string): string[] {
  const diagnostics: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (active.has(name)) diagnostics.push(`<${name}> in a feed`);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^(?:class|style|id|on.*|data-.*)$/.test(key)) diagnostics.push(`${key} at <${name}>`);
        if (!/^(?:href|src|poster|cite)$/.test(key)) continue;
        if (!/^(?:https?:\/\/|mailto:|tel:)/.test(value)) diagnostics.push(`${key}="${value}"`);
      }
    },
  });
  parser.end(html);
  return diagnostics;
}

export const isAbsolute = (url: string | undefined) =>
  url !== undefined && /^https?:$/.test(URL.parse(url)?.protocol ?? '');
