import { type PolicyOptions, writePolicy } from '../../publish/policy/write-policy.ts';
import type { RenderHost } from '../render-host.ts';
import { buildPrintPage, type PrintedPage } from './print-page.ts';
import { createPrintedFinder, takePrintPart } from './print-part.ts';

/** The document with all pages of a sidebar, before it is written. */
export type PrintPlan = {
  /** In the output: `/print/docs/index.html`. */
  file: string;
  /** Absolute. */
  address: string;
  label: string;
  pages: { route: string; href: string; title: string; group?: string | undefined }[];
};

/** The maximum numbers of pages and of characters that browsers can lay out at once without trouble. */
const maxPages = 300;
const maxLength = 5_000_000;

/** Writes the pages of a sidebar as one document, from the rendered pages, up to the maximum size. */
export function writePrinted(
  host: RenderHost,
  { file, address, label, pages }: PrintPlan,
  siteTitle: string,
  policy: PolicyOptions,
): void {
  const texts = readPages(host, pages);
  const numbers = new Map(pages.slice(0, texts.length).map(({ href }, at) => [href, at + 1]));
  const find = createPrintedFinder(texts, numbers);
  const links = new Set<string>();
  const printed = texts.map((html, at): PrintedPage => {
    const head = html.slice(0, html.indexOf('</head>'));
    for (const [link] of head.matchAll(/<link[^>]*\brel="(?:stylesheet|icon)"[^>]*>/g))
      links.add(link);
    const { title = '', group } = pages[at] ?? {};
    const id = `p${at + 1}`;
    return {
      title,
      group,
      id,
      html: takePrintPart(html, `${id}-`, find),
    };
  });
  const [first = ''] = texts;
  const text = buildPrintPage({
    ...{ label, siteTitle, address, pages: printed, count: pages.length },
    firstHref: pages[0]?.href ?? '',
    root: /<html[^>]*>/.exec(first)?.[0] ?? '<html>',
    sprite: /<svg class="icon-sprite".*?<\/svg>/s.exec(first)?.[0] ?? '',
    links: [...links],
  });
  host.write(file, writePolicy(file, text, policy));
}

/** The HTML of the first pages. If one couldn't be rendered, there will be no site. */
function readPages(host: RenderHost, pages: PrintPlan['pages']): string[] {
  const texts: string[] = [];
  let room = maxLength;
  for (const { route } of pages.slice(0, maxPages)) {
    const html = host.read(`${route}index.html`) ?? '';
    room -= html.length;
    if (room < 0) break;
    texts.push(html);
  }
  return texts;
}
