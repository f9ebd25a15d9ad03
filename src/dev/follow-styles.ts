/** Runs in the pages of the development server: applies a new style sheet of StyleX without a flash. */

const address = '/virtual:stylex.css';
const { dataset } = document.documentElement;
const isStarted = () => 'hydrated' in dataset;

let loads = 0;

/**
 * Loads the style sheet again. Previous ones stay while an element needs them, since the new markup may still be
 * loading.
 */
export function loadStyles(): void {
  loads += 1;
  const load = loads;
  const links = listLinks();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${address}?load=${load}`;
  link.onload = () => removeUnused(links, link);
  link.onerror = () => link.remove();
  links.at(-1)?.after(link);
}

/**
 * Gives a page whose app isn't running the classes of the new markup. A running app does that itself; one that is
 * starting is refreshed afterwards.
 * @param refresh requests the page again
 */
export async function followMarkup(refresh: () => void): Promise<void> {
  if (isStarted()) return;
  whenStarted(refresh);
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (!isStarted()) copyClasses(fresh.body, document.body);
}

/** Attributes that an edit of a style changes. */
const styled = ['class', 'data-style-src'];

/**
 * Copies the classes of a tree to the corresponding elements of another. Subtrees with different elements, such as
 * those that a script has filled, are left as they are.
 */
function copyClasses(from: Element, to: Element): void {
  for (const name of styled) {
    const value = from.getAttribute(name);
    if (value !== null && value !== to.getAttribute(name)) to.setAttribute(name, value);
  }
  const [fresh, shown] = [[...from.children], [...to.children]];
  const isAlike = fresh.every(({ tagName }, place) => shown[place]?.tagName === tagName);
  // Elements added at the end of the body aren't part of the page.
  if (!isAlike || (fresh.length < shown.length && to !== document.body)) return;
  fresh.forEach((child, place) => {
    const same = shown[place];
    if (same) copyClasses(child, same);
  });
}

let isWaiting = false;

function whenStarted(act: () => void): void {
  if (isWaiting) return;
  isWaiting = true;
  const observer = new MutationObserver(() => {
    if (!isStarted()) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}

const listLinks = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) =>
    link.getAttribute('href')?.startsWith(address),
  );

/** The interval for checking whether the new markup has arrived, in milliseconds. */
const lookMs = 200;

function removeUnused(old: readonly HTMLLinkElement[], newest: HTMLLinkElement): void {
  const current = listClasses(newest);
  const lost = new Set(
    old.flatMap((link) => [...listClasses(link)].filter((name) => !current.has(name))),
  );
  const isUsed = () => [...lost].some((name) => document.getElementsByClassName(name).length > 0);
  const look = () => {
    // React looks for the first style sheet when it starts.
    if (!isStarted() || isUsed()) setTimeout(look, lookMs);
    else for (const link of old) link.remove();
  };
  look();
}

function listClasses({ sheet }: HTMLLinkElement): Set<string> {
  const text = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
  return new Set(Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));
}
