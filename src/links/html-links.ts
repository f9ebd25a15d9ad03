import { Parser } from 'htmlparser2';

/** Lists the links and pictures in a piece of HTML, except for fragments of its page. */
export function listHtmlLinks(html: string): string[] {
  const links: string[] = [];
  const parser = new Parser({
    onopentag: (_, { href, src }) => {
      for (const address of [href, src])
        if (address && !address.startsWith('#')) links.push(address);
    },
  });
  parser.end(html);
  return links;
}
