import { payloadFolder } from '../waku/names/payload-folder.ts';

/**
 * Makes a page one that is always loaded whole, for it may do what others may not: the policy of the
 * page that a navigation began at would block it. It finds its payload at `ownPayload`; in the
 * place of that stands one at which a navigation ends, and the page's links are the browser's.
 * @param name of the page, for errors
 * @param payloadFile `/RSC/R/docs/learn.txt`
 */
export function separatePage(name: string, html: string, payloadFile: string): string {
  const [before, after, more] = html.split(`${payloadFile}"`);
  if (before === undefined || after === undefined || more !== undefined) {
    throw new Error(`${name}: the page does not name its payload once`);
  }
  return `${before}${ownPayload(payloadFile)}" data-own=""${after}`;
}

/** Where the payload of such a page is. */
export function ownPayload(payloadFile: string): string {
  return payloadFile.replace(`/${payloadFolder}/`, (folder) => `${folder}own/`);
}

/** True where React would be given HTML that no policy for Trusted Types made. */
export function holdsPlainHtml(payload: string): boolean {
  return payload.includes('"dangerouslySetInnerHTML":{');
}
