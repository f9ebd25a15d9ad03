'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { followCode, reportFailure } from '../../../boot/site-events.ts';
import { searchEvent } from '../boot/search-event.ts';
import type { SearchModalProps } from './search-modal.tsx';

type Shown = { Modal: ComponentType<SearchModalProps>; turn: number };

/** The search of every page: its code is loaded when it is opened, or about to be. */
export function SiteSearch() {
  const [shown, show] = useState<Shown>();
  useEffect(() => {
    // Effects only run in browsers; without this line the server bundle would contain the modal.
    if (import.meta.env.SSR) return undefined;
    let isReported = false;
    const serve = () => {
      const shows = import('./search-modal.tsx').then(({ SearchModal }) => {
        // Half of a script may be a valid one, without exports.
        if (!SearchModal) throw new Error('The script is incomplete.');
        // Synchronously, because the next key belongs in its field.
        if (globalThis.__SITE_ASKED__) flushSync(() => show((last) => showNext(last, SearchModal)));
      });
      if (!globalThis.__SITE_ASKED__) return void shows.catch(() => {});
      followCode(shows);
      shows.then(
        () => {
          // Removes the message about an earlier attempt.
          if (isReported) reportFailure(null);
          isReported = false;
        },
        () => {
          isReported = true;
        },
      );
    };
    if (globalThis.__SITE_ASKED__ !== undefined) serve();
    addEventListener(searchEvent, serve);
    return () => removeEventListener(searchEvent, serve);
  }, []);
  return shown ? <shown.Modal key={shown.turn} onClose={() => show(undefined)} /> : null;
}

/** Replaces a modal that is closed but hasn't been removed yet. */
function showNext(last: Shown | undefined, Modal: Shown['Modal']): Shown {
  return { Modal, turn: (last?.turn ?? 0) + 1 };
}
