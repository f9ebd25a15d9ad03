/** Runs in the pages of the development server: takes a new sheet of StyleX without a flash. */
import { copyClasses } from './copy-classes.ts';

const address = '/virtual:stylex.css';
const { dataset } = document.documentElement;
const isStarted = () => 'hydrated' in dataset;

let loads = 0;

/**
 * Loads the sheet anew. The earlier ones stay for as long as an element of the page needs them: its
 * markup may be on its way still.
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
 * Gives a page whose app has not started the classes that the server gives it now. The app takes
 * them by itself, and is told of what came before it was there.
 * @param refresh has the app ask for the page anew
 */
export async function followMarkup(refresh: () => void): Promise<void> {
  if (isStarted()) return;
  whenStarted(refresh);
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (!answer.ok) return;
  const made = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (!isStarted()) copyClasses(made.body, document.body);
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

/** How often it is looked whether the markup is there, in milliseconds. */
const lookMs = 200;

function removeUnused(old: readonly HTMLLinkElement[], newest: HTMLLinkElement): void {
  const kept = listClasses(newest);
  const lost = new Set(
    old.flatMap((link) => [...listClasses(link)].filter((one) => !kept.has(one))),
  );
  const isUsed = () => [...lost].some((name) => document.getElementsByClassName(name).length > 0);
  const look = () => {
    // React looks for the first one when it starts.
    if (!isStarted() || isUsed()) setTimeout(look, lookMs);
    else for (const link of old) link.remove();
  };
  look();
}

function listClasses({ sheet }: HTMLLinkElement): Set<string> {
  const text = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
  return new Set(Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));
}
