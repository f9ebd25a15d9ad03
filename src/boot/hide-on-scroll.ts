import { pageEvent } from './site-events.ts';

/** Takes the navbar away while the page is scrolled down, and brings it back at a scroll up. */
export function start(): void {
  let last = scrollY;
  let ignoreNext = false;
  let { pathname } = location;
  const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]');
  const height = navbar?.offsetHeight ?? 0;
  const onScroll = () => {
    const before = last;
    last = scrollY;
    if (navbar) navbar.style.transition = '';
    if (scrollY < height) hide(false);
    else if (ignoreNext) ignoreNext = false;
    else if (before > 0 && scrollY >= before) hide(true);
    else if (scrollY + innerHeight < document.documentElement.scrollHeight - height) hide(false);
  };
  /** A heading that an address leads to is not covered: its own scrolling is no sign of anything. */
  const onAddress = () => {
    ignoreNext = document.getElementById(hashOf(location.hash)) !== null;
    hide(ignoreNext);
  };
  /** A page that becomes interactive tells of itself too, and stays as it is. */
  const onPage = () => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    onAddress();
  };
  /** At once: a browser scrolls to what gets the focus while it is out of sight. */
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' || !navbar) return;
    navbar.style.transition = 'none';
    hide(false);
  };
  addEventListener('keydown', onKey, true);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('hashchange', onAddress);
  addEventListener(pageEvent, onPage);
  if (location.hash) onAddress();
}

function hide(hidden: boolean): void {
  document.documentElement.toggleAttribute('data-navbar-hidden', hidden);
}

function hashOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
