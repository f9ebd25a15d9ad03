import { textFor } from '../../../texts/text.ts';
import type { ProjectFile } from '../compiler/project.ts';
import { checkText, fromBase64url } from './base64url.ts';
import { findProjectProblem } from './check-project.ts';
import { inflate } from './deflate.ts';
import { dictionary } from './dictionary.ts';
import { type LinkView, linkBounds, linkVersion, linkViews } from './link-bounds.ts';

/** The content of a link, or why it can't be opened, for readers. */
export type Decoded = { files: ProjectFile[]; view?: LinkView } | { problem: string };

const damaged = {
  problem: textFor('playground.link.damaged'),
};
const tooLarge = { problem: textFor('playground.link.large') };

/**
 * Reads the hash of a link to the playground. It is untrusted: its length and decompressed size are limited, and
 * names of files are checked, before anything else is done with it.
 */
export async function decodeProject(hash: string): Promise<Decoded> {
  if (hash.length > linkBounds.length) return tooLarge;
  const [, version = '', rest = ''] = /^#?(v\d{1,3})\.(.*)$/s.exec(hash) ?? [];
  if (!version) return { problem: textFor('playground.link.other') };
  if (version !== linkVersion) {
    return { problem: textFor('playground.link.version') };
  }
  const bytes = fromBase64url(readChecked(rest));
  if (!bytes) return damaged;
  try {
    const inflated = await inflate(bytes, linkBounds.inflated, dictionary);
    if (!inflated) return tooLarge;
    return parseProject(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(inflated),
    );
  } catch {
    return damaged;
  }
}

/** The text before the checksum; empty if the checksum is wrong. */
function readChecked(rest: string): string {
  const [, payload = '', check] = /^([^.]*)\.(.{4})$/.exec(rest) ?? [];
  return check === checkText(`${linkVersion}.${payload}`) ? payload : '';
}

/**
 * Reads a project as `writeProject` encodes it.
 * @throws if it isn't valid JSON
 */
export function parseProject(text: string): Decoded {
  const texts: unknown = JSON.parse(text);
  if (!isListOfStrings(texts)) return damaged;
  const view = linkViews.find((name) => isLast(name, texts));
  const written = view ? texts.slice(0, -1) : texts;
  if (written.length % 2 !== 0) return damaged;
  const files = written.flatMap((name, place) =>
    place % 2 === 0 ? [{ name, code: written[place + 1] ?? '' }] : [],
  );
  const problem = findProjectProblem(files);
  if (problem) return { problem: textFor('playground.link.unusable', { problem }) };
  return { files, ...(view && { view }) };
}

/** Whether a list of names and texts is followed by a view. */
function isLast(name: string, texts: readonly string[]): boolean {
  return texts.length % 2 === 1 && texts.at(-1) === name;
}

function isListOfStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}
