'use client';

import { createElement, type HTMLAttributes, useLayoutEffect, useMemo, useRef } from 'react';

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

const shadowMark = '<template shadowrootmode=';

/** Replaces declarative shadow roots, which only the parser of a page attaches; browsers warn about others. */
function holdShadowRoots(html: string): string {
  if (import.meta.env.SSR) return html;
  return html.replaceAll(shadowMark, '<template data-shadow=');
}

/** Attaches the shadow roots that `holdShadowRoots` has replaced. */
function attachShadowRoots(element: HTMLElement | null): void {
  const templates = element?.querySelectorAll<HTMLTemplateElement>('template[data-shadow]');
  for (const template of templates ?? []) {
    const root = template.parentElement?.attachShadow({ mode: 'open' });
    const style = template.content.querySelector('style');
    if (root && style) {
      // The policy is that of the page that was loaded, which doesn't allow the element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style.textContent ?? '');
      root.adoptedStyleSheets = [sheet];
      style.remove();
    }
    root?.append(template.content);
    template.remove();
  }
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
  const ref = useRef<HTMLElement>(null);
  // Before the page is scrolled to a heading: what is above it grows.
  useLayoutEffect(() => {
    if (html.includes(shadowMark)) attachShadowRoots(ref.current);
  }, [html]);
  // The boot script changes it before React hydrates.
  return createElement(as, {
    ...attributes,
    ref,
    dangerouslySetInnerHTML,
    suppressHydrationWarning: true,
  });
}
