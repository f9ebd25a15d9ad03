'use client';

import { createElement, type HTMLAttributes, useMemo } from 'react';

/** What it makes passes for a string: the types of the DOM do not know trusted HTML yet. */
type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>;

declare global {
  /** Absent in browsers without Trusted Types, and where pages are made. */
  var trustedTypes: { createPolicy: (name: string, rules: Partial<Rules>) => Rules } | undefined;
}

/** Its name stands in the policy of every page: see `render/write-policy`. */
const policy = globalThis.trustedTypes?.createPolicy('site-html', { createHTML: (html) => html });

/**
 * HTML for an element, which a page's policy takes from here alone. It must come from files that a
 * build of this site made and that its own origin serves: what is typed or fetched elsewhere must not.
 */
export function trustHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** Only a parser of pages makes trees of these, and a browser says so: `boot/attach-shadows` does, too. */
function holdShadows(html: string): string {
  if (import.meta.env.SSR) return html;
  return html.replaceAll('<template shadowrootmode=', '<template data-shadow=');
}

type HtmlProps = HTMLAttributes<HTMLElement> & {
  /** The element's name. */
  as: string;
  html: string;
};

/** An element with HTML that the build made: React itself would set it as a string. */
export function Html({ as, html, ...attributes }: HtmlProps) {
  // Another object would be other HTML for React, which writes it anew.
  const dangerouslySetInnerHTML = useMemo(() => ({ __html: trustHtml(holdShadows(html)) }), [html]);
  // The boot script has worked on it before React comes.
  return createElement(as, {
    ...attributes,
    dangerouslySetInnerHTML,
    suppressHydrationWarning: true,
  });
}
