import { closestAt } from './closest-at.ts';

/** Puts the docs sidebar away, or brings it back, at a press on one of its two buttons. */
export function start(): void {
  addEventListener(
    'click',
    (event) => {
      const button = closestAt(event, '[data-sidebar-switch]');
      if (!button) return;
      document.documentElement.toggleAttribute('data-sidebar-hidden');
      const buttons = document.querySelectorAll<HTMLElement>('[data-sidebar-switch]');
      // The one that was pressed went away.
      for (const other of buttons) if (other !== button) other.focus();
    },
    true,
  );
}
