'use client';

import { createElement, type HTMLAttributes, useMemo } from 'react';

/** The result passes for a string, because the DOM types don't know trusted HTML yet. */
type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>;

declare global {
  /** Absent on the server and in browsers without Trusted Types. */
  var trustedTypes: { createPolicy: (name: string, rules: Partial<Rules>) => Rules } | undefined;
}

/** The Content-Security-Policy of every page allows this name: see `publish/policy/write-policy`. */
const policy = globalThis.trustedTypes?.createPolicy('site-html', { createHTML: (html) => html });

/**
 * Marks HTML as trusted; policies accept it only from here. It must come from files that a build of this site made
 * and that its own origin serves, never from input or other origins.
 */
export function trustHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/**
 * Replaces declarative shadow roots, which only the parser of a page attaches; browsers warn about others.
 * `boot/attach-shadows` attaches these.
 */
function holdShadowRoots(html: string): string {
  if (import.meta.env.SSR) return html;
  return html.replaceAll('<template shadowrootmode=', '<template data-shadow=');
}

type HtmlProps = HTMLAttributes<HTMLElement> & {
  /** The element's name. */
  as: string;
  html: string;
};

/** An element with HTML from the build. React itself would set the HTML as a string, which policies reject. */
export function Html({ as, html, ...attributes }: HtmlProps) {
  // With a new object, React would write the HTML again.
  const dangerouslySetInnerHTML = useMemo(
    () => ({ __html: trustHtml(holdShadowRoots(html)) }),
    [html],
  );
  // The boot script changes it before React hydrates.
  return createElement(as, {
    ...attributes,
    dangerouslySetInnerHTML,
    suppressHydrationWarning: true,
  });
}
