'use client';

import { type AnchorHTMLAttributes, useSyncExternalStore } from 'react';
import { useRouter } from 'waku';
import { pageEvent } from '../../../boot/site-events.ts';
import { CurrentLink } from '../../../islands/current-link.tsx';
import { isServer } from '../../../islands/section-state.ts';

declare global {
  /** Set where pages are rendered: the languages that lack a page, by its path as in the router. */
  var __SITE_MISSING_IN__: ((path: string) => string) | undefined;
}

type PickProps = AnchorHTMLAttributes<HTMLAnchorElement> & { language: string; href: string };

/** A link to the current page in a language, or to the first page of that language. */
export function LanguagePick({ language, href, ...props }: PickProps) {
  const { path } = useRouter();
  const readFirst = () => (isServer ? globalThis.__SITE_MISSING_IN__?.(path) : read()) ?? '';
  const isMissing = useSyncExternalStore(followPages, read, readFirst)
    .split(' ')
    .includes(language);
  const below = path === '/' ? '' : `${path.slice(1)}/`;
  // Loaded as a document: scripts, texts and direction are those of a language.
  return (
    <CurrentLink
      {...props}
      href={isMissing ? href : href + below}
      target="_self"
      data-language-pick={isMissing ? undefined : ''}
    />
  );
}

const read = () => document.querySelector('main')?.dataset.missingIn ?? '';

function followPages(changed: () => void): () => void {
  addEventListener(pageEvent, changed);
  return () => removeEventListener(pageEvent, changed);
}
