import { escapeXml } from './xml.ts';

/**
 * Writes a small HTML page that redirects its visitor, without a script and on any host. Within the site it uses a
 * path, so that a copy on another host stays there.
 * @param to a path with the base path, or an absolute address
 * @param siteUrl the origin, without trailing slash
 * @param title the title of the target
 * @param headings the targets of the page's headings, by id: if given, even empty, a script keeps the fragment,
 * which a refresh would lose
 * @throws TypeError if `to` is invalid
 */
export function buildRedirectPage(
  to: string,
  siteUrl: string,
  title: string,
  headings?: readonly (readonly [id: string, to: string])[],
): string {
  const target = new URL(to, `${siteUrl}/`);
  const isOwnPath = target.origin === new URL(siteUrl).origin && to.startsWith('/');
  const address = isOwnPath ? target.pathname + target.search + target.hash : target.href;
  const href = escapeXml(address);
  const heading = `Moved to ${title}`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(heading)}</title>
<meta name="description" content="${escapeXml(heading)}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeXml(target.href)}">
${headings ? `<script>${writeScript(address, headings)}</script>\n` : ''}<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p><a href="${href}">${escapeXml(title)}</a></p>
</main>
</body>
</html>
`;
}

/** Only the fragment comes from the address; the targets are written here. */
function writeScript(address: string, headings: readonly (readonly [string, string])[]): string {
  const pairs = JSON.stringify(headings).replaceAll('<', '\\u003c');
  const rest = address.includes('#') ? '' : JSON.stringify(address).replaceAll('<', '\\u003c');
  const name = 'let h=location.hash,i=h.slice(1);try{i=decodeURIComponent(i)}catch{}';
  const lookup = `new Map(${pairs}).get(i)${rest && `??${rest}+h`}`;
  return `{${name}let t=h&&(${lookup});if(t)location.replace(t)}`;
}
