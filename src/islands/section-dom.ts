'use client';

/** Shows the links of a section in the box, unless they are there already. */
export async function openSection(
  box: HTMLElement,
  section: string | undefined,
  baseUrl: string,
): Promise<HTMLElement> {
  if (section && box.dataset.section !== section) {
    box.dataset.section = section;
    box.innerHTML = await fetchSection(section, baseUrl);
  }
  const isMissing = box.querySelector('[data-left-out]') && !findCurrent(box);
  if (section && isMissing) await showWhole(box, section, baseUrl);
  return box;
}

/** Marks the link to the open page, and opens the categories around it. */
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
}

/** Fills a category whose links were left out of the page when it is opened. */
export async function completeSection(
  box: HTMLElement,
  category: HTMLDetailsElement,
  baseUrl: string,
): Promise<void> {
  const { section } = box.dataset;
  if (!section || !('leftOut' in category.dataset)) return;
  await showWhole(box, section, baseUrl);
  markCurrent(box);
}

/** Takes all links of the section, and keeps open what was open. */
async function showWhole(box: HTMLElement, section: string, baseUrl: string): Promise<void> {
  const html = await fetchSection(section, baseUrl);
  const focused = listCategories(box).find(([, category]) => isFocused(category))?.[0];
  const open = new Set(listCategories(box).flatMap(([name, { open }]) => (open ? [name] : [])));
  box.innerHTML = html;
  for (const [name, category] of listCategories(box)) {
    if (open.has(name)) category.open = true;
    if (name === focused) category.querySelector('summary')?.focus();
  }
}

function isFocused(category: HTMLDetailsElement): boolean {
  return category.querySelector('summary') === document.activeElement;
}

/** The categories by the way to them: names alone may stand in two places. */
function listCategories(box: HTMLElement): [string, HTMLDetailsElement][] {
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

const sections = new Map<string, Promise<string>>();

async function fetchSection(section: string, baseUrl: string): Promise<string> {
  const known = sections.get(section) ?? fetchText(`${baseUrl}RSC/sections/${section}.txt`);
  sections.set(section, known);
  // A failure is not kept: the next page asks again.
  return known.catch((error: unknown) => {
    sections.delete(section);
    console.warn('The links beside this page could not be loaded.', error);
    return '';
  });
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.text();
}
