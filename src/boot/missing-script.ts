import { textFor } from '../texts/text.ts';

/** How long a script may take to load before the page reports it, in milliseconds. */
export const loadTimeoutMs = 7000;

const checkTimeoutMs = 3000;

/** The message about a script that can't be loaded, and the label of its button. */
export type Missing = { text: string; label: string };

/** The functions for missing scripts; the script that starts the editor passes them to it. */
export type MissingHelp = typeof missingHelp;

/** The messages and the remedy for scripts that can't be loaded. A name begins a sentence: `The editor`. */
export const missingHelp = {
  /** The script failed to load. */
  async explainFailed(name: string): Promise<Missing> {
    const build = document.querySelector<HTMLElement>('script[data-app]')?.dataset.build;
    const deployed = await fetchBuild();
    return deployed && deployed !== build
      ? { text: textFor('shell.updated'), label: textFor('shell.reload') }
      : retry(textFor('shell.missing.script', { name }));
  },
  /** The script is still loading. */
  explainLate: (name: string) => retry(textFor('shell.missing.late', { name })),
  /** The site is unreachable, so reloading wouldn't help. */
  explainUnreachable: (name: string) => retry(textFor('shell.missing.unreachable', { name })),
  /**
   * Reloads the page, because browsers never request a failed module twice. If the site is unreachable, the page
   * stays, since the browser would replace it with an error.
   * @returns false if the page stays
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

const retry = (text: string): Missing => ({ text, label: textFor('shell.retry') });

/** The build id that the page's address has now, empty if it has none; undefined if there is no answer. */
async function fetchBuild(): Promise<string | undefined> {
  try {
    const answer = await fetchAnew(location.pathname, 'no-store');
    return answer.ok ? (/ data-build="([^"]*)/.exec(await answer.text())?.[1] ?? '') : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces a broken response in the browser's cache, which a reload would use again. */
async function refresh(address: string): Promise<void> {
  await fetchAnew(address, 'reload').catch(() => {});
}

function fetchAnew(address: string, cache: RequestCache): Promise<Response> {
  return fetch(address, { cache, signal: AbortSignal.timeout(checkTimeoutMs) });
}
