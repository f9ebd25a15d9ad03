import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

const ADDRESS_PROPERTIES = ['href', 'src', 'poster'] as const;

/**
 * HTML whose links and images work outside of the site, in a feed reader.
 * In: a fragment of HTML and the absolute address of the page it stands on.
 * Out: the fragment with absolute addresses; what is no address stays as it is.
 */
export function buildFeedHtml(html: string, pageUrl: string): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', ({ properties }) => {
    for (const name of ADDRESS_PROPERTIES) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = resolveAddress(value, pageUrl);
    }
    const srcset = properties.srcSet;
    if (typeof srcset === 'string') properties.srcSet = resolveSrcset(srcset, pageUrl);
  });
  return toHtml(tree);
}

function resolveAddress(address: string, pageUrl: string): string {
  return URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
}

function resolveSrcset(srcset: string, pageUrl: string): string {
  // An address may hold commas; one at its end parts it from the next.
  return srcset.replace(
    /([\s,]*)(\S*[^\s,])(\s+[^,]*)?/g,
    (_all, before: string, address: string, size = '') =>
      `${before}${resolveAddress(address, pageUrl)}${size}`,
  );
}
