'use client';

import {
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSection } from './section-state.ts';

type MobileMenuProps = {
  header: ReactNode;
  /** The links of the navbar. */
  primary: ReactNode;
  /** The links of this section; from 997 px they are the page's left column. */
  secondary: ReactNode;
};

/** The smallest layout that shows the navbar's links; it has no menu. */
const desktop = '(min-width: 997px)';

/**
 * The menu of small screens. The browser opens and closes it (Popover API), before this code is
 * here and without it; this adds the two panels, the focus, and the reasons to close.
 */
export function MobileMenu({ header, primary, secondary }: MobileMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const hasSecondary = useSection() !== undefined;
  const [panel, setPanel] = useState<'primary' | 'secondary'>('secondary');

  useEffect(() => {
    const query = window.matchMedia(desktop);
    const close = () => query.matches && menu.current?.hidePopover();
    query.addEventListener('change', close);
    // It may have been opened before this code came.
    const open = menu.current?.matches(':popover-open') ?? false;
    showState(open);
    if (open) focusFirst(menu.current, '[data-menu-close]');
    return () => {
      query.removeEventListener('change', close);
      showState(false);
    };
  }, []);

  useEffect(() => {
    // The button that was pressed went away with its panel.
    if (panel === 'primary') focusFirst(menu.current, '.menu-primary a');
  }, [panel]);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const open = event.newState === 'open';
    showState(open);
    if (open) focusFirst(event.currentTarget, '[data-menu-close]');
    else setPanel('secondary');
  };

  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.current?.hidePopover();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it listens to the links inside, which have keys
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={menu}
      id="mobile-menu"
      popover="auto"
      className="menu"
      data-showing={hasSecondary ? panel : 'primary'}
      data-has-secondary={hasSecondary ? '' : undefined}
      onToggle={onToggle}
      onClick={onClick}
    >
      <div className="menu-header">{header}</div>
      <div className="menu-secondary" hidden={!hasSecondary}>
        <button type="button" className="menu-back" onClick={() => setPanel('primary')}>
          ← Back to main menu
        </button>
        {secondary}
      </div>
      <div className="menu-primary">{primary}</div>
    </div>
  );
}

function focusFirst(menu: HTMLElement | null, selector: string): void {
  menu?.querySelector<HTMLElement>(selector)?.focus();
}

/** Tells the button, and keeps the focus in the open menu: the page behind it cannot be reached. */
function showState(open: boolean): void {
  document.querySelector('[data-menu-toggle]')?.setAttribute('aria-expanded', String(open));
  for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = open;
}
