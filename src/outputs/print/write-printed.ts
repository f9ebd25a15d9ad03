import { isOwnLink } from '../../links/own-link.ts';
import { type PolicyOptions, writePolicy } from '../../publish/policy/write-policy.ts';
import { markupFor, pluralFor, textFor } from '../../texts/text.ts';
import type { RenderHost } from '../render-host.ts';
import { escapeXml } from '../xml.ts';
import { createPrintedFinder, takePrintContent } from './print-content.ts';

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
  // A relative link, which a component may have, counts from its page.
  const findFrom = (page: string) => (href: string) => {
    if (!/^[^/#?]/.test(href) || !isOwnLink(href)) return find(href);
    const { pathname, search, hash } = new URL(href, new URL(page, address));
    return find(pathname + search + hash) ?? pathname + search + hash;
  };
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
      html: takePrintContent(html, `${id}-`, findFrom(pages[at]?.href ?? '')),
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

/** A page in the printed document: its article has been converted. */
type PrintedPage = {
  title: string;
  /** The id of its section: `p3`. */
  id: string;
  html: string;
  /** Its category, if it is in one. */
  group?: string | undefined;
};

type PrintInput = {
  label: string;
  siteTitle: string;
  /** The absolute address. */
  address: string;
  /** The first page on the site. */
  firstHref: string;
  /** The start tag of every page: `<html lang="en">`. */
  root: string;
  /** The links in the heads of the pages, for their style. */
  links: readonly string[];
  /** The icons of the site. */
  sprite: string;
  pages: readonly PrintedPage[];
  /** The total number of pages. */
  count: number;
};

/**
 * Numbers on paper: of pages, in the margin if the browser supports that, and in the contents if the program knows
 * `target-counter`. `@supports` can't detect that: browsers accept any function around `attr`, and show nothing.
 * Lines of code wrap, because the script that makes them scrollable by keyboard isn't here.
 */
const css = `
body{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}
.printed{break-before:page;margin-top:4rem}
.printed>.prose>h2:first-child{margin-top:0}
.code-block pre>code{width:auto;white-space:pre-wrap;overflow-wrap:anywhere}
.print-contents{margin:1.5rem 0}
.print-contents ol{list-style:none;padding-left:0}
.print-contents ol ol{padding-left:1.5rem}
@page{margin:18mm 16mm 20mm;@bottom-center{content:counter(page)}}
@media print{body{max-width:none;padding:0}.printed{margin-top:0}.no-print{display:none}
.print-contents a::after{content:leader('.') target-counter(attr(href url),page)}}
`;

/** Writes a document with all pages of a sidebar, for printing: without scripts, and `noindex`. */
export function buildPrintPage(input: PrintInput): string {
  const { label, siteTitle, address, root, links, sprite, pages, count } = input;
  const title = escapeXml(`${textFor('shell.print.title', { label })} | ${siteTitle}`);
  const said =
    pages.length === count
      ? pluralFor('shell.print.pages', pages.length)
      : textFor('shell.print.first', { shown: pages.length, count });
  const articles = pages.map(
    ({ id, html }) => `<section id="${id}" class="printed">\n${html}\n</section>`,
  );
  return `<!DOCTYPE html>
${root}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${escapeXml(`${label}: ${said}`)}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeXml(address)}">
${links.join('\n')}
<style>${css}</style>
</head>
<body>
${sprite}
<main>
<div class="prose">
<h1>${escapeXml(label)}</h1>
<p>${escapeXml(`${siteTitle}. ${said}`)} <a class="no-print" href="${escapeXml(input.firstHref)}">${markupFor('shell.print.read')}</a></p>
</div>
<nav class="print-contents prose" aria-label="${markupFor('shell.print.contents')}">
${writeContents(pages)}
</nav>
${articles.join('\n')}
</main>
</body>
</html>
`;
}

function writeContents(pages: readonly PrintedPage[]): string {
  const lines: string[] = [];
  let open: string | undefined;
  for (const { title, id, group } of pages) {
    if (open !== undefined && group !== open) lines.push('</ol></li>');
    if (group !== undefined && group !== open) lines.push(`<li>${escapeXml(group)}<ol>`);
    open = group;
    lines.push(`<li><a href="#${id}">${escapeXml(title)}</a></li>`);
  }
  if (open !== undefined) lines.push('</ol></li>');
  return `<ol>\n${lines.join('\n')}\n</ol>`;
}
