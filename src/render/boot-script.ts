import { payloadFolder } from '../waku/names/payload-folder.ts';

/** The file of the payload of what is round every page. */
export const shellFile = `/${payloadFolder}/shell.txt`;

/** The addresses of the script, of the client entry and of the page's payload. */
export type BootScript = {
  bootUrl: string;
  app: string;
  /** What the entry and the payloads name: all of it is asked for at once. */
  modules: readonly string[];
  payload: string;
  baseUrl: string;
  /** The id of the build, which payloads carry as well. */
  build: string;
  /** Whether the page is always loaded whole. */
  isOwn: boolean;
};

/** The one script of every page, which loads the app and its payloads at the first intent. */
export function writeBootScript({
  bootUrl,
  app,
  modules,
  payload,
  baseUrl,
  build,
  isOwn,
}: BootScript): string {
  const own = isOwn ? ' data-own=""' : '';
  const shell = `${baseUrl}${shellFile.slice(1)}`;
  return `<script type="module" src="${bootUrl}" data-app="${[app, ...modules].join(' ')}" data-payload="${payload}"${own} data-shell="${shell}" data-build="${build}"></script>`;
}
