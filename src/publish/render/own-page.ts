import { payloadFolder } from '../../waku/names/payload-folder.ts';

/**
 * The path of the payload of a page that is always loaded in full, because it may do what the policy of another
 * page would block after a navigation. The path of its payload has one that makes a navigation load the page, and
 * the browser follows the links of the page.
 * @param payloadFile `/RSC/R/docs/learn.txt`
 */
export function ownPayload(payloadFile: string): string {
  return payloadFile.replace(`/${payloadFolder}/`, (folder) => `${folder}own/`);
}

/** True if React would set HTML that isn't trusted by a Trusted Types policy. */
export function holdsPlainHtml(payload: string): boolean {
  return payload.includes('"dangerouslySetInnerHTML":{');
}
