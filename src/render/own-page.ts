import { payloadFolder } from '../waku/names/payload-folder.ts';

/**
 * Where the payload is of a page that is always loaded whole: it may do what the policy of another
 * page, at which a navigation began, would block. In the place of its payload is one at which a
 * navigation ends, and the links of the page are the browser's.
 * @param payloadFile `/RSC/R/docs/learn.txt`
 */
export function ownPayload(payloadFile: string): string {
  return payloadFile.replace(`/${payloadFolder}/`, (folder) => `${folder}own/`);
}

/** True where React would be given HTML that no policy for Trusted Types made. */
export function holdsPlainHtml(payload: string): boolean {
  return payload.includes('"dangerouslySetInnerHTML":{');
}
