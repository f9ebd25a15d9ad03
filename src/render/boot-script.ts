import { payloadFolder } from '../waku/names/payload-folder.ts';

/** The file of the payload of what is round every page. */
export const shellFile = `/${payloadFolder}/shell.txt`;

/** The addresses of the script, of the client entry and of the page's payload. */
export type BootScript = {
  bootUrl: string;
  app: string;
  payload: string;
  baseUrl: string;
  /** The id of the build, which payloads carry as well. */
  build: string;
};

/**
 * Adds the one script of every page, which loads the app and its payloads at the first intent.
 * @param name of the page, for errors
 */
export function addBootScript(name: string, html: string, script: BootScript): string {
  const { bootUrl, app, payload, baseUrl, build } = script;
  if (!html.includes('</body>')) throw new Error(`${name}: the page has no </body>`);
  const shell = `${baseUrl}${shellFile.slice(1)}`;
  const boot = `<script type="module" src="${bootUrl}" data-app="${app}" data-payload="${payload}" data-shell="${shell}" data-build="${build}"></script>`;
  return html.replace('</body>', () => `${boot}</body>`);
}

/**
 * Adds a script that runs before paint, as the first in the head. React must not know of it: where
 * it has to make a page anew, which an extension of the browser changed, it would make scripts of
 * strings.
 * @param name of the page, for errors
 * @param attributes of the script's element, each with a space before it
 */
export function addThemeScript(name: string, html: string, code: string, attributes = ''): string {
  const start = /<head><meta charset="utf-8"\s*\/?>/i.exec(html)?.[0];
  if (!start) throw new Error(`${name}: the head does not begin with its encoding`);
  return html.replace(start, () => `${start}<script${attributes}>${code}</script>`);
}
