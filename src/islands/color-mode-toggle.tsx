'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { type ColorChoice, readChoice, subscribe } from '../boot/color-mode.ts';
import { chooseText, textFor } from '../texts/text.ts';

type ColorModeToggleProps = {
  /** The mode if nothing was chosen. */
  initial: ColorChoice;
  children: ReactNode;
};

/**
 * Shows the current colour mode. The boot script handles its presses, because it loads first. The icons come as
 * children and the style sheet chooses between them, so that server and client render the same markup.
 */
export function ColorModeToggle({ initial, children }: ColorModeToggleProps) {
  const choice = useSyncExternalStore(subscribe, readChoice, () => initial);
  const label = textFor('theme.colorToggle.ariaLabel', {
    mode: chooseText('theme.colorToggle.ariaLabel.mode', choice),
  });
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
