import path from 'node:path';
import { site } from '../site/site.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
};

/** In dev: the file that a build makes at an address beside the pages, if it makes one. */
export async function answerOutput({ pathname }: URL): Promise<Response | undefined> {
  const { listOutputs } = await import('../collections/outputs.ts');
  const address = `/${pathname.slice(site.baseUrl.length)}`;
  const names = [address, path.posix.join(address, 'index.html')];
  const found = listOutputs().find(({ file }) => names.includes(encodeURI(file)));
  const type = found && (types[path.extname(found.file)] ?? 'text/plain');
  return (
    found && new Response(found.text, { headers: { 'content-type': `${type}; charset=utf-8` } })
  );
}
