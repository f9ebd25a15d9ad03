import { pageEvent } from './site-events.ts';

/** Hides the navbar when the visitor scrolls down, and shows it when the visitor scrolls up. */
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
  /** The scrolling to a heading from an address doesn't count, and the heading isn't covered. */
  const onAddress = () => {
    ignoreNext = document.getElementById(hashOf(location.hash)) !== null;
    hide(ignoreNext);
  };
  /** The page event also fires when the app has started; the navbar doesn't change then. */
  const onPage = () => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    onAddress();
  };
  /** Shows the navbar without delay: browsers scroll to a focused element that is out of sight. */
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
