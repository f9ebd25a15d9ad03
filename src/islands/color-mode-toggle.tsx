'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { cycleChoice, readChoice, subscribe } from '../boot/color-mode.ts';

const serverChoice = () => 'system' as const;

/**
 * Goes on to the next colour mode at a press. Its icons come as children and are chosen by the
 * style sheet, so that the first markup is the same on the server and here.
 */
export function ColorModeToggle({ children }: { children: ReactNode }) {
  const choice = useSyncExternalStore(subscribe, readChoice, serverChoice);
  const label = `Switch between dark and light mode (currently ${choice} mode)`;
  return (
    <button
      type="button"
      className="icon-button"
      data-color-toggle
      aria-label={label}
      title={label}
      onClick={() => cycleChoice()}
    >
      {children}
    </button>
  );
}
