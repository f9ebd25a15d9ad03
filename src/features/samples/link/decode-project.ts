import type { ProjectFile } from '../compiler/project.ts';
import { fromBase64url } from './base64url.ts';
import { findProjectProblem } from './check-project.ts';
import { checkText } from './check-text.ts';
import { inflate } from './deflate.ts';
import { linkBounds } from './link-bounds.ts';
import { isChecked, isLinkVersion, type LinkVersion, linkVersions } from './link-versions.ts';

/** What a link holds, or why it cannot be opened, in words for people. */
export type Decoded = { files: ProjectFile[] } | { problem: string };

const damaged = {
  problem: 'This link is damaged: part of it was changed or cut off. Copy the whole link again.',
};
const tooLarge = { problem: 'This link holds more than the playground opens.' };

/**
 * Reads the hash of a link to the playground. Anybody may have written it: it is bounded in length and
 * in what it becomes, and names of files are checked, before anything is made of it.
 */
export async function decodeProject(hash: string): Promise<Decoded> {
  if (hash.length > linkBounds.length) return tooLarge;
  const [, version = '', rest = ''] = /^#?(v\d{1,3})\.(.*)$/s.exec(hash) ?? [];
  if (!version) return { problem: 'This is not a playground link.' };
  if (!isLinkVersion(version)) {
    return { problem: 'This link is damaged, or was made by a newer version of the playground.' };
  }
  const payload = isChecked(version) ? readChecked(version, rest) : rest;
  const bytes = fromBase64url(payload);
  if (!bytes) return damaged;
  try {
    const inflated = await inflate(bytes, linkBounds.inflated, linkVersions[version]);
    return inflated ? readProject(inflated) : tooLarge;
  } catch {
    return damaged;
  }
}

/** What stands before the check; empty where that does not fit to it. */
function readChecked(version: LinkVersion, rest: string): string {
  const [, payload = '', check] = /^([^.]*)\.(.{4})$/.exec(rest) ?? [];
  return check === checkText(`${version}.${payload}`) ? payload : '';
}

/** @throws where it is no text, or not JSON */
function readProject(bytes: Uint8Array): Decoded {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const parts: unknown = JSON.parse(text);
  if (!isListOfStrings(parts) || parts.length % 2 !== 0) return damaged;
  const files = parts.flatMap((name, place) =>
    place % 2 === 0 ? [{ name, code: parts[place + 1] ?? '' }] : [],
  );
  const problem = findProjectProblem(files);
  return problem ? { problem: `This link cannot be opened. ${problem}` } : { files };
}

function isListOfStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}
