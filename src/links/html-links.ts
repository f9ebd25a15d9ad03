import { Parser } from 'htmlparser2';

/** Where the links and pictures of a piece of HTML lead, but for places of the page that shows it. */
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
