'use client';

import {
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

type MobileMenuProps = {
  header: ReactNode;
  /** The links of the navbar. */
  primary: ReactNode;
  /** The links of this section; from 997 px they are the page's left column. */
  secondary?: ReactNode;
};

/** The smallest layout that shows the navbar's links; it has no menu. */
const desktop = '(min-width: 997px)';

/**
 * The menu of small screens. The browser opens and closes it (Popover API), before this code is
 * here and without it; this adds the two panels, the focus, and the reasons to close.
 */
export function MobileMenu({ header, primary, secondary }: MobileMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const first = secondary ? 'secondary' : 'primary';
  const [panel, setPanel] = useState<'primary' | 'secondary'>(first);

  useEffect(() => {
    const query = window.matchMedia(desktop);
    const close = () => query.matches && menu.current?.hidePopover();
    query.addEventListener('change', close);
    // It may have been opened before this code came.
    if (menu.current?.matches(':popover-open')) focusFirst(menu.current);
    return () => {
      query.removeEventListener('change', close);
      setPageInert(false);
    };
  }, []);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const open = event.newState === 'open';
    setPageInert(open);
    if (open) focusFirst(event.currentTarget);
    else setPanel(first);
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
      data-showing={secondary ? panel : 'primary'}
      data-has-secondary={secondary ? '' : undefined}
      onToggle={onToggle}
      onClick={onClick}
    >
      <div className="menu-header">{header}</div>
      {secondary && (
        <div className="menu-secondary">
          <button type="button" className="menu-back" onClick={() => setPanel('primary')}>
            ← Back to main menu
          </button>
          {secondary}
        </div>
      )}
      <div className="menu-primary">{primary}</div>
    </div>
  );
}

function focusFirst(menu: HTMLElement): void {
  menu.querySelector<HTMLElement>('[data-menu-close]')?.focus();
}

/** Keeps the focus in the open menu: the page behind it cannot be reached. */
function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = inert;
}
