'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { followCode } from '../../../boot/site-events.ts';
import { searchEvent } from '../boot/search-event.ts';
import type { SearchModalProps } from './search-modal.tsx';

type Shown = { Modal: ComponentType<SearchModalProps>; turn: number };

/** The search of every page: its code is loaded when it is asked for, or about to be. */
export function SiteSearch() {
  const [shown, show] = useState<Shown>();
  useEffect(() => {
    // Effects run in browsers alone; without this the bundle that makes pages would hold it, too.
    if (import.meta.env.SSR) return undefined;
    const serve = () => {
      const shows = import('./search-modal.tsx').then(({ SearchModal }) => {
        // At once: the next key belongs into its field.
        if (globalThis.__SITE_ASKED__) flushSync(() => show((last) => showNext(last, SearchModal)));
      });
      if (globalThis.__SITE_ASKED__) followCode(shows);
      else shows.catch(() => {});
    };
    if (globalThis.__SITE_ASKED__ !== undefined) serve();
    addEventListener(searchEvent, serve);
    return () => removeEventListener(searchEvent, serve);
  }, []);
  return shown ? <shown.Modal key={shown.turn} onClose={() => show(undefined)} /> : null;
}

/** Another one where the last one is closed already, and only waits to be told. */
function showNext(last: Shown | undefined, Modal: Shown['Modal']): Shown {
  return { Modal, turn: (last?.turn ?? 0) + 1 };
}
