import { shellPath } from '../../waku/names/payload-folder.ts';

/** The file with the payload of the shell. */
export const shellFile = `/${shellPath}`;

/** The addresses of the script, of the client entry and of the page's payload. */
export type BootScript = {
  bootUrl: string;
  app: string;
  /** The modules that the entry and the payloads need, which are requested together. */
  modules: readonly string[];
  /** The scripts that a press on any page may need as well. */
  late: readonly string[];
  payload: string;
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
  late,
  payload,
  build,
  isOwn,
}: BootScript): string {
  const own = isOwn ? ' data-own=""' : '';
  const scripts = [app, ...modules];
  const others = late.filter((address) => !scripts.includes(address));
  const all = [scripts, others].filter(({ length }) => length > 0).map((list) => list.join(' '));
  return `<script type="module" src="${bootUrl}" data-app="${all.join()}" data-payload="${payload}"${own} data-build="${build}"></script>`;
}
