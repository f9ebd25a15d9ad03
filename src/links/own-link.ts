import type { Diagnostic, DiagnosticText } from '../diagnostics/diagnostic.ts';
import { findNearestName } from '../diagnostics/nearest-name.ts';

/** False for absolute URLs, `mailto:` and similar, and for links that the compiler has marked. */
export function isOwnLink(href: string): boolean {
  return !/^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * True for links within the site, for web addresses, of which the configuration tells whether one is the site's, and
 * for links that no visitor can follow.
 */
export function needsCheck(href: string): boolean {
  return (
    isOwnLink(href) ||
    /^\s*(?:https?:|file:|\/\/)/i.test(href) ||
    findMeantScheme(href) !== undefined
  );
}

type Problem = DiagnosticText & Pick<Diagnostic, 'severity'>;

const schemes = ['http', 'https', 'mailto'];

/** The scheme that an unknown one with almost the same letters was meant to be: `htps:`, `httpss:`, `mail:`. */
function findMeantScheme(href: string): string | undefined {
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined || schemes.includes(scheme)) return undefined;
  if (/^e?mail/.test(scheme)) return 'mailto';
  return scheme.startsWith('h') ? findNearestName(scheme, schemes) : undefined;
}

/**
 * What is wrong with a link that no visitor can follow: to a file on a machine, or with a misspelt scheme; that is a
 * warning, because a program of the visitor may know the scheme.
 */
export function findUnusable(href: string): Problem | undefined {
  if (/^\s*file:/i.test(href)) {
    const message = `broken link "${href}": it points to a file on the machine that builds the site`;
    return { message, hint: 'Put the file beside this one or into public/, and link to that.' };
  }
  const meant = findMeantScheme(href);
  if (meant === undefined) return undefined;
  const rest = href.trim().replace(/^[^:]*:(?:\/\/)?/, '');
  return {
    severity: 'warning',
    message: `broken link "${href}": browsers don't know "${/^[^:]*:/.exec(href.trim())?.[0]}"`,
    hint: `Write ${meant}:${meant === 'mailto' ? '' : '//'}${rest}`,
  };
}

/** The path that a link to a development server has on the site; undefined for other links, and for its root. */
export function readLocalPath(href: string): string | undefined {
  const host =
    /^\s*https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(\/[^/?#].*)$/i;
  return host.exec(href)?.[1];
}

/** How to write an address that isn't one yet, such as `www.example.com`; undefined if nothing is known. */
export function correctAddress(href: string): string | undefined {
  const bare = href.replace(/^["'“”„‘’]+|["'“”„‘’]+$/g, '');
  if (bare !== href) return `Remove the quotes: ${bare}`;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(href)) return `Write mailto:${href}`;
  const host = /^(?:https?:?\/{1,2})?((?:[\w-]+\.)+[a-z]{2,}(?:[:/?#].*)?)$/i.exec(href)?.[1];
  const isHost =
    /^(?:www\.|[\w.-]+\.(?:com|org|net|io|dev|app|edu|gov|info|de|uk|fr|eu)(?:[:/?#]|$))/i;
  if (host === undefined || !(isHost.test(host) || host.length < href.length)) return undefined;
  return `For a page of another site, write https://${host}`;
}
