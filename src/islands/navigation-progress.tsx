'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { navigationPending } from './navigation-state.ts';

/** How long a navigation may take before the bar shows, in milliseconds (spec, section 9). */
const delay = 200;

/** The line at the top while a page is on its way. */
export function NavigationProgress() {
  const pending = useAtomValue(navigationPending);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  if (!late) return null;
  return <progress className="navigation-progress" aria-label="Loading the page" />;
}
