import { markupFor, textFor } from '../texts/text.ts';
import { escapeXml } from './xml.ts';

/**
 * Writes a small HTML page that redirects its visitor on any host. A script keeps the query and the fragment, which a
 * refresh would lose; without JavaScript the refresh leads to the page. Within the site it uses a path, so that a copy
 * on another host stays there.
 * @param to a path with the base path, or an absolute address
 * @param siteUrl the origin, without trailing slash
 * @param title the title of the target
 * @param headings the targets of the page's headings, by id
 * @param language that of the site
 * @throws TypeError if `to` is invalid
 */
export function buildRedirectPage(
  to: string,
  siteUrl: string,
  title: string,
  headings: readonly (readonly [id: string, to: string])[] = [],
  language = 'en',
): string {
  const target = new URL(to, `${siteUrl}/`);
  const isOwnPath = target.origin === new URL(siteUrl).origin && to.startsWith('/');
  const address = isOwnPath ? target.pathname + target.search + target.hash : target.href;
  const href = escapeXml(address);
  const heading = textFor('shell.redirect.moved', { title });
  return `<!DOCTYPE html>
<html lang="${escapeXml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(heading)}</title>
<meta name="description" content="${escapeXml(heading)}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeXml(target.href)}">
<script>${writeScript(address, headings)}</script>
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body>
<main>
<h1>${markupFor('shell.redirect.title')}</h1>
<p><a href="${href}">${escapeXml(title)}</a></p>
</main>
</body>
</html>
`;
}

/**
 * Only query and fragment come from the address; the targets are written here. A target's own fragment stays, and that
 * of a redirected heading goes.
 */
function writeScript(address: string, headings: readonly (readonly [string, string])[]): string {
  const [target, pairs] = [address, headings].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  const findHeading = `let i=h.slice(1);try{i=decodeURIComponent(i)}catch{}let m=new Map(${pairs}).get(i);if(m)a=m,h="";`;
  return [
    `{let l=location,q=l.search,h=l.hash,a=${target};`,
    headings.length > 0 ? findHeading : '',
    'let [p,f]=a.split("#"),r=p+(p.includes("?")?q.replace("?","&"):q)+(f?"#"+f:h);',
    `if(r!=${target})l.replace(r)}`,
  ].join('');
}
