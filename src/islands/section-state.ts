import { useSyncExternalStore } from 'react';
import { useRouter } from 'waku';
import { pageEvent } from '../boot/site-events.ts';
import { findSection } from '../navigation/page-sections.ts';

export const isServer = typeof document === 'undefined';

/** The id of the section that holds the page; the page itself says which. */
export function readSection(): string | undefined {
  return document.querySelector('main')?.dataset.section;
}

/** The links beside the page that came with it, as the browser has them. */
export function readLinks(): { id?: string; html: string } {
  const box = document.querySelector<HTMLElement>('.section-links');
  return { id: box?.dataset.section, html: box?.innerHTML ?? '' };
}

export function useSection(): string | undefined {
  const { path } = useRouter();
  const readFirst = () => (isServer ? findSection(path)?.id : readSection());
  return useSyncExternalStore(followPages, readSection, readFirst);
}

function followPages(changed: () => void): () => void {
  addEventListener(pageEvent, changed);
  return () => removeEventListener(pageEvent, changed);
}
