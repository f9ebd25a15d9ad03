import { escapeXml } from './xml.ts';

/**
 * A small HTML page that sends its visitor on, without a script and on any host: within the
 * site it leads to a path, so that a copy served elsewhere stays there.
 * @param to a path with the base path, or an absolute address
 * @param siteUrl the origin, without a slash at its end
 * @param title the title of the target
 * @param headings where headings of the page lead by their ids: with these, even with none, a script takes
 *   along what is behind `#`, which a refresh leaves behind
 * @throws TypeError when `to` is no address
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

/** Only what is behind `#` comes from the address; where it leads was written here. */
function writeScript(address: string, headings: readonly (readonly [string, string])[]): string {
  const known = JSON.stringify(headings).replaceAll('<', '\\u003c');
  const rest = address.includes('#') ? '' : JSON.stringify(address).replaceAll('<', '\\u003c');
  const name = 'let h=location.hash,i=h.slice(1);try{i=decodeURIComponent(i)}catch{}';
  const found = `new Map(${known}).get(i)${rest && `??${rest}+h`}`;
  return `{${name}let t=h&&(${found});if(t)location.replace(t)}`;
}
