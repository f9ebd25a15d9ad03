'use client';

import type { ReactNode } from 'react';
import { textFor } from '../texts/text.ts';
import { useSection } from './section-state.ts';

type MobileMenuProps = {
  header: ReactNode;
  /** The links of the navbar. */
  primary: ReactNode;
  /** The links of this section; from 997 px on, they are the page's left column. */
  secondary: ReactNode;
};

/**
 * The mobile menu. The browser opens and closes it (Popover API) and `boot/mobile-menu` does the rest, also
 * without this code; this only selects the panels.
 */
export function MobileMenu({ header, primary, secondary }: MobileMenuProps) {
  const hasSecondary = useSection() !== undefined;
  const back = textFor('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel');
  return (
    <div
      id="mobile-menu"
      popover="auto"
      className="menu"
      data-showing={hasSecondary ? 'secondary' : 'primary'}
      data-has-secondary={hasSecondary ? '' : undefined}
      suppressHydrationWarning
    >
      <div className="menu-header">{header}</div>
      <div className="menu-secondary" hidden={!hasSecondary}>
        {primary && (
          <button type="button" className="menu-back" data-menu-back>
            {/* In an element of its own, for languages in which it points the other way. */}
            {back.startsWith('←') && <span>←</span>}
            {back.replace('←', '')}
          </button>
        )}
        {secondary}
      </div>
      <div className="menu-primary">{primary}</div>
    </div>
  );
}
