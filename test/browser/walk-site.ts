/** A page of any browser. */
export type Visitor = {
  load: (address: string) => Promise<void>;
  /** Runs a function in the page, which gets the text and no variables from outside. */
  run: (work: (text: string) => Promise<string>, text: string) => Promise<string>;
};

/**
 * Opens every page by a load and by a link, and uses its controls.
 * @param origin without a trailing slash
 * @returns the headings of the pages that links led to
 */
export async function walkSite(
  { load, run }: Visitor,
  origin: string,
  routes: readonly string[],
): Promise<string[]> {
  await followRedirect(`${origin}/docs/`, { load, run });
  for (const route of [...routes, '/nowhere/']) {
    await load(origin + route);
    await run(useControls, '');
  }
  await run(wakePage, '');
  const headings: string[] = [];
  for (const route of routes) {
    headings.push(await run(followLink, route));
    await run(useControls, '');
  }
  for (const route of [routes.at(-2) ?? '', routes.at(-3) ?? '']) await run(goBack, route);
  return headings;
}

/** Waits until a redirect has happened; a page that is being left runs no scripts. */
async function followRedirect(address: string, { load, run }: Visitor): Promise<void> {
  const { origin } = new URL(address);
  const isSent = (href: string) => href.startsWith(origin) && href !== address;
  const isThere = () => run(async () => location.href, '').then(isSent);
  for (let loads = 0; loads < 3; loads += 1) {
    // The redirect may happen before or after the load event, and abort the load.
    await load(address).catch(() => undefined);
    for (let tries = 0; tries < 300; tries += 1) {
      if (await isThere().catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${address} did not send its visitor on`);
}

/** Hydrates the page, as a key press does. */
export async function wakePage(): Promise<string> {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  for (let tries = 0; !('hydrated' in document.documentElement.dataset); tries += 1) {
    if (tries > 3000) throw new Error(`${location.href} did not become interactive`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return '';
}

/** Clicks every toggle, tab, copy button and summary, the toggles once more, and searches. */
export async function useControls(): Promise<string> {
  const press = (selector: string) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) element.click();
  };
  press('[data-color-toggle], [data-menu-toggle], [role=tab], [data-copy], summary');
  await new Promise((resolve) => setTimeout(resolve, 20));
  press('[data-color-toggle], [data-menu-toggle]');
  const field = document.querySelector<HTMLInputElement>('main input[name=q]');
  if (!field) return '';
  field.value = 'defineVars';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // Results have marks; if they take too long the walk goes on.
  for (let tries = 0; tries < 500 && !document.querySelector('main article mark'); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return '';
}

/** Follows a link to a page. */
export async function followLink(route: string): Promise<string> {
  const arrived = new Promise((resolve, reject) => {
    addEventListener('site:page', resolve, { once: true });
    setTimeout(() => reject(new Error(`${route} was not reached by a link`)), 60_000);
  });
  const link = document.createElement('a');
  link.href = route;
  document.querySelector('main')?.append(link);
  link.click();
  await arrived;
  return document.querySelector('main h1')?.textContent ?? '';
}

async function goBack(route: string): Promise<string> {
  const arrived = new Promise((resolve, reject) => {
    addEventListener('site:page', resolve, { once: true });
    setTimeout(() => reject(new Error(`${route} was not reached by going back`)), 60_000);
  });
  history.back();
  await arrived;
  if (location.pathname !== route) throw new Error(`back led to ${location.pathname}`);
  return '';
}
