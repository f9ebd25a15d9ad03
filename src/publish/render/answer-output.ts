import path from 'node:path';
import { site } from '../../config/site.ts';
import { renderRedirectPayload } from '../../waku/server/render-page.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
};

/**
 * In dev: answers with the file that a build makes at an address, besides the pages; undefined if it makes none.
 */
export async function answerOutput({ pathname }: URL): Promise<Response | undefined> {
  const { features } = await import('virtual:features');
  const { collections } = await import('../../site/collections/site-collections.ts');
  const address = `/${pathname.slice(site.baseUrl.length)}`;
  const names = [address, path.posix.join(address, 'index.html')];
  const isAsked = ({ file }: { file: string }) => names.includes(encodeURI(file));
  const output = collections.listOutputs(features).find(isAsked);
  const to = collections.listRedirectPayloads().find(isAsked)?.to;
  const text = (await output?.makeText()) ?? (to && (await renderRedirectPayload(to)));
  if (text === undefined) return undefined;
  const type = types[path.extname(output?.file ?? address)] ?? 'text/plain';
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
