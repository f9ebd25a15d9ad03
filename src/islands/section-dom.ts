import { reportFailure, sectionEvent } from '../boot/site-events.ts';
import { sectionFile } from '../site/navigation/section-names.ts';
import { textFor } from '../texts/text.ts';
import { askPayload } from '../waku/browser/ask-payload.ts';
import { readPayload } from '../waku/browser/read-payload.ts';
import { trustHtml } from './trusted-html.tsx';

/** Shows the links of a section in the box, unless they are there already. */
export async function openSection(
  box: HTMLElement,
  section: string | undefined,
  baseUrl: string,
): Promise<HTMLElement> {
  if (section && box.dataset.section !== section) {
    box.dataset.section = section;
    const links = await fetchText(baseUrl + sectionFile(section).slice(1), (...asked) =>
      readPayload(askPayload(...asked)),
    );
    // Meanwhile, a page of another section was opened.
    if (box.dataset.section !== section) return box;
    if (links) box.innerHTML = trustHtml(links);
    else {
      delete box.dataset.section;
      const retry = () => {
        reportFailure(null);
        void openSection(box, section, baseUrl).then(markCurrent);
      };
      reportFailure({ text: textFor('shell.missing.links'), retry });
    }
  }
  if (section && lacksCurrentLinks(box)) await loadCompleteLinks(box);
  return box;
}

/** Whether a long sidebar lacks the links around the current page. */
function lacksCurrentLinks(box: HTMLElement): boolean {
  const current = findCurrent(box);
  return current ? 'leftOut' in current.dataset : box.querySelector('[data-left-out]') !== null;
}

/** Marks the link to the current page, and opens its categories. */
export function markCurrent(box: HTMLElement): void {
  const current = findCurrent(box);
  for (const link of box.querySelectorAll('[aria-current]')) {
    if (link !== current) link.removeAttribute('aria-current');
  }
  current?.setAttribute('aria-current', 'page');
  for (let around = current?.closest('details'); around; ) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  // The boot script scrolls the link into view.
  dispatchEvent(new Event(sectionEvent));
}

/** Loads the omitted links of a category when it is opened, from the category's page. */
export async function completeCategory(
  box: HTMLElement,
  category: HTMLDetailsElement,
): Promise<void> {
  const way = category.querySelector('a');
  if (!way || !('leftOut' in category.dataset)) return;
  const whole = await fetchLinks(way.pathname);
  const complete = listCategories(whole).find(([name]) => name === nameOf(category))?.[1];
  const links = complete?.querySelector('ul');
  if (!links) return;
  delete category.dataset.leftOut;
  category.querySelector('ul')?.replaceWith(links.cloneNode(true));
  markCurrent(box);
}

/** Replaces the links with those that the current page has in its HTML, and keeps categories open. */
async function loadCompleteLinks(box: HTMLElement): Promise<void> {
  const links = await fetchLinks(location.pathname);
  const focused = listCategories(box).find(([, category]) => isFocused(category))?.[0];
  const open = new Set(listCategories(box).flatMap(([name, { open }]) => (open ? [name] : [])));
  if (links.childElementCount === 0) return;
  box.replaceChildren(...links.cloneNode(true).childNodes);
  for (const [name, category] of listCategories(box)) {
    if (open.has(name)) category.open = true;
    if (name === focused) category.querySelector('summary')?.focus();
  }
}

function isFocused(category: HTMLDetailsElement): boolean {
  return category.querySelector('summary') === document.activeElement;
}

/** The categories by their full paths, since names alone aren't unique. */
function listCategories(box: Element): [string, HTMLDetailsElement][] {
  return [...box.querySelectorAll('details')].map((category) => [nameOf(category), category]);
}

function nameOf(category: HTMLDetailsElement): string {
  const around = category.parentElement?.closest('details');
  const name = category.querySelector('summary')?.textContent ?? '';
  return around ? `${nameOf(around)}\n${name}` : name;
}

function findCurrent(box: HTMLElement): HTMLAnchorElement | undefined {
  const path = withoutSlash(location.pathname);
  return [...box.querySelectorAll('a')].find((link) => withoutSlash(link.pathname) === path);
}

function withoutSlash(path: string): string {
  return path.replace(/(?:\/index\.html|\/)$/, '');
}

const texts = new Map<string, Promise<string>>();

/** The links beside a page, from its HTML; an empty element if they can't be loaded. */
async function fetchLinks(page: string): Promise<Element> {
  const html = trustHtml(await fetchText(page, fetchHtml));
  const whole = new DOMParser().parseFromString(html, 'text/html');
  return whole.querySelector('.section-links') ?? whole.createElement('div');
}

type FetchText = (url: string, options: RequestInit) => Promise<string>;

/** The timeout of a request for links, in milliseconds. */
const timeoutMs = 5000;

async function fetchText(url: string, fetchOne: FetchText): Promise<string> {
  const text = texts.get(url) ?? fetchOne(url, { signal: AbortSignal.timeout(timeoutMs) });
  texts.set(url, text);
  // Failures aren't cached: the next page requests it again.
  return text.catch((error: unknown) => {
    texts.delete(url);
    console.warn('The links beside this page could not be loaded.', error);
    return '';
  });
}

async function fetchHtml(url: string, options: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.text();
}
