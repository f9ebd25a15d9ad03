import { useSyncExternalStore } from 'react';
import { useRouter } from 'waku';
import { pageEvent } from '../boot/site-events.ts';
import { findSection } from '../site/navigation/page-sections.ts';

export const isServer = typeof document === 'undefined';

/** The id of the current page's section, as the page states it. */
export function readSection(): string | undefined {
  return document.querySelector('main')?.dataset.section;
}

/** The links beside the page, as they are in the browser. */
export function readLinks(): { id?: string; html: string } {
  const box = document.querySelector<HTMLElement>('.section-links');
  return { id: box?.dataset.section, html: box?.innerHTML ?? '' };
}

/** The id of the current page's section; updates after navigations. */
export function useSection(): string | undefined {
  const { path } = useRouter();
  const readFirst = () => (isServer ? findSection(path)?.id : readSection());
  return useSyncExternalStore(followPages, readSection, readFirst);
}

function followPages(changed: () => void): () => void {
  addEventListener(pageEvent, changed);
  return () => removeEventListener(pageEvent, changed);
}
