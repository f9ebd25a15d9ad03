import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeAt } from '../../diagnostics/places.ts';

/** Scripts that code creates in the page, and doesn't give an address that a policy of its own trusts. */
const created = /\bdocument\.createElement\((\s*)(["'])script\2/g;
const isTrusted = (code: string) => code.includes('createScriptURL');

/** A warning for each script that a component creates, which the policy of the site's pages blocks. */
export function findCreatedScripts(file: string, code: string): Diagnostic[] {
  if (isTrusted(code)) return [];
  return Array.from(code.matchAll(created), ({ index }) => ({
    file,
    ...placeAt(code, index),
    message: 'a script that a component creates is left out: the Content-Security-Policy blocks it',
    hint: 'Show what it does as a component, or a link; with `contentSecurityPolicy: false` in site.config.ts it stays.',
    severity: 'warning',
  }));
}

/**
 * Makes these scripts elements that do nothing, wherever pages have the policy: setting their address would throw,
 * and nothing of the component would be left.
 */
export function leaveOutScripts(code: string): string {
  const policy = 'meta[http-equiv=Content-Security-Policy]';
  const name = `document.querySelector('${policy}') ? 'noscript' : 'script'`;
  return isTrusted(code) ? code : code.replace(created, `document.createElement(${name}`);
}
