import { escapeXml } from './xml.ts';

/** A page of a document of many: its article is in place already. */
export type PrintedPage = {
  title: string;
  /** Of its section: `p3`. */
  id: string;
  html: string;
  /** The category that it is in, where it is in one. */
  group?: string | undefined;
};

export type PrintInput = {
  label: string;
  siteTitle: string;
  /** Absolute. */
  address: string;
  /** Where the pages begin on the site. */
  firstHref: string;
  /** As every page begins: `<html lang="en">`. */
  root: string;
  /** What the pages have in their heads to look like themselves. */
  links: readonly string[];
  /** The drawings of the site. */
  sprite: string;
  pages: readonly PrintedPage[];
  /** How many pages there are in all. */
  count: number;
};

/**
 * Numbers on paper: of pages in the margin where a browser writes these, and in the contents where a program counts
 * the pages of targets. `@supports` says nothing of that: a browser takes any function round `attr`, and shows nothing.
 */
const css = `
body{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}
.printed{break-before:page;margin-top:4rem}
.printed>.prose>h2:first-child{margin-top:0}
.print-contents{margin:1.5rem 0}
.print-contents ol{list-style:none;padding-left:0}
.print-contents ol ol{padding-left:1.5rem}
@page{margin:18mm 16mm 20mm;@bottom-center{content:counter(page)}}
@media print{body{max-width:none;padding:0}.printed{margin-top:0}.no-print{display:none}
.print-contents a::after{content:leader('.') target-counter(attr(href url),page)}}
`;

/** All pages of a sidebar as one document, for paper: no scripts, and nothing that finds it by a search. */
export function buildPrintPage(input: PrintInput): string {
  const { label, siteTitle, address, root, links, sprite, pages, count } = input;
  const title = escapeXml(`Print ${label} | ${siteTitle}`);
  const many = pages.length === 1 ? 'One page' : `${pages.length} pages`;
  const said =
    pages.length === count
      ? `${many} in one document.`
      : `The first ${pages.length} of ${count} pages.`;
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
<p>${escapeXml(`${siteTitle}. ${said}`)} <a class="no-print" href="${escapeXml(input.firstHref)}">Read it on the site</a></p>
</div>
<nav class="print-contents prose" aria-label="Contents">
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
