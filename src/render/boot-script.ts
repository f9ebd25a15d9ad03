import { payloadFolder } from '../waku/names/payload-folder.ts';

/** The file with the payload of the shell. */
export const shellFile = `/${payloadFolder}/shell.txt`;

/** The addresses of the script, of the client entry and of the page's payload. */
export type BootScript = {
  bootUrl: string;
  app: string;
  /** The modules that the entry and the payloads need, which are requested together. */
  modules: readonly string[];
  payload: string;
  baseUrl: string;
  /** The id of the build, which payloads contain as well. */
  build: string;
  /** Whether the page is always loaded in full. */
  isOwn: boolean;
};

/** Writes the element of the boot script, which loads the app and its payloads at the first intent. */
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
