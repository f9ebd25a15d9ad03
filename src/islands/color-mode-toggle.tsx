'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { type ColorChoice, readChoice, subscribe } from '../boot/color-mode.ts';

type ColorModeToggleProps = {
  /** What is on where nothing was chosen. */
  initial: ColorChoice;
  children: ReactNode;
};

/**
 * Says which colour mode is on; its presses are the boot script's, which is there first. Its icons
 * come as children and are chosen by the style sheet, so that the first markup is the same on the
 * server and here.
 */
export function ColorModeToggle({ initial, children }: ColorModeToggleProps) {
  const choice = useSyncExternalStore(subscribe, readChoice, () => initial);
  const label = `Switch between dark and light mode (currently ${choice} mode)`;
  return (
    <button
      type="button"
      className="icon-button"
      data-color-toggle
      aria-live="polite"
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
