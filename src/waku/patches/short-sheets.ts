import type { Plugin } from 'vite';

/** What each style sheet of a page has in its HTML and in its payload, and what does the same. */
const shorter = new Map([
  ['"vite-rsc/importer-resources"', '"site"'],
  ['crossOrigin: "anonymous"', 'crossOrigin: ""'],
]);

/**
 * The Vite plugin: shorter attributes of the style sheets that the framework adds to pages. Not needed once the names
 * can be chosen.
 */
export function shortSheets(): Plugin {
  return {
    name: 'site:short-sheets',
    apply: 'build',
    transform: { filter: { code: 'vite-rsc/importer-resources' }, handler: shortenSheets },
  };
}

/** @throws if the framework's code is unknown */
export function shortenSheets(code: string): string {
  return [...shorter].reduce((text, [long, short]) => {
    if (!text.includes(long)) throw new Error(`The framework adds style sheets without ${long}`);
    return text.replaceAll(long, short);
  }, code);
}
