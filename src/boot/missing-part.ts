/** How long a part may take to load before the page says that it is missing, in milliseconds. */
export const loadTimeoutMs = 7000;

const checkTimeoutMs = 3000;

/** What to say of a part that does not load, and the label of the button that helps. */
export type Missing = { text: string; label: 'Reload' | 'Retry' };

/** What helps where a part is missing; the editor gets it from the script that starts it. */
export type MissingHelp = typeof missingHelp;

/** Names are written as a sentence begins with them: `The editor`. */
export const missingHelp = {
  /** It failed to load. */
  async explainFailed(name: string): Promise<Missing> {
    const build = document.querySelector<HTMLElement>('script[data-app]')?.dataset.build;
    const deployed = await fetchBuild();
    return deployed && deployed !== build
      ? { text: 'The site was updated. Reload to continue.', label: 'Reload' }
      : retry(`${name} could not be loaded.`);
  },
  /** It neither comes nor fails. */
  explainLate: (name: string) => retry(`${name} has not loaded yet. Check your connection.`),
  /** A reload would not help either. */
  explainUnreachable: (name: string) =>
    retry(`${name} could not be loaded: the site cannot be reached. Check your connection.`),
  /**
   * Loads the page anew: browsers do not ask twice for a module that was broken. Where the site cannot
   * be reached the page stays, for the browser would show an error in its place.
   * @returns false where it stays
   */
  async reloadPage(): Promise<boolean> {
    if ((await fetchBuild()) === undefined) return false;
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = names.filter((name) => /\/playground-[^/]+\.js$/.test(name));
    await Promise.all([...new Set(scripts)].map(refresh));
    location.reload();
    return true;
  },
  refresh,
};

const retry = (text: string): Missing => ({ text, label: 'Retry' });

/** The build that this page's address has now, empty where it says none; undefined without an answer. */
async function fetchBuild(): Promise<string | undefined> {
  try {
    const answer = await fetchAnew(location.pathname, 'no-store');
    return answer.ok ? (/ data-build="([^"]*)/.exec(await answer.text())?.[1] ?? '') : undefined;
  } catch {
    return undefined;
  }
}

/** A broken answer may be in the browser's cache, which a reload does not pass by. */
async function refresh(address: string): Promise<void> {
  await fetchAnew(address, 'reload').catch(() => {});
}

function fetchAnew(address: string, cache: RequestCache): Promise<Response> {
  return fetch(address, { cache, signal: AbortSignal.timeout(checkTimeoutMs) });
}
