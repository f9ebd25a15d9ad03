import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentIndex } from '../../content/content-index.ts';
import { listReached } from '../../content/modules/list-reached.ts';
import { type Place, placeAt } from '../../diagnostics/places.ts';
import { escapePattern } from '../../links/escape-pattern.ts';

export type AuthorPlace = Place & { file: string };

/** `isRepeated` where the same file has it several times. */
type Written = AuthorPlace & { isRepeated: boolean };

/** Finds where an author wrote an id or an address: in a page's file, in what it imports, or in the configuration. */
export type AuthorPlaces = (
  page: string | undefined,
  written: { id: string } | { address: string },
) => Written | undefined;

/** @param baseUrl with slashes at both ends; authors may write addresses without it */
export function createAuthorPlaces(
  root: string,
  { docs, posts, partials }: Pick<ContentIndex, 'docs' | 'posts' | 'partials'>,
  baseUrl: string,
): AuthorPlaces {
  const importsOf = new Map(
    [...docs, ...posts, ...partials].map(({ file, facts }) => [file, facts.imports]),
  );
  return (page, written) => {
    const files = [
      ...(page === undefined ? [] : listReached(root, page, importsOf)),
      'site.config.ts',
    ];
    const pattern =
      'id' in written ? patternOfId(written.id) : patternOfAddress(written.address, baseUrl);
    for (const file of files) {
      if (!existsSync(path.join(root, file))) continue;
      const text = readFileSync(path.join(root, file), 'utf8');
      const [first, second] = text.matchAll(pattern);
      if (first) return { file, ...placeAt(text, first.index), isRepeated: second !== undefined };
    }
    return undefined;
  };
}

function patternOfId(id: string): RegExp {
  return new RegExp(
    `\\b(?:id|name)\\s*[=:]\\s*\\{?\\s*["'\`]?${escapePattern(id)}(?=["'\`\\s>/])`,
    'g',
  );
}

/** As it is in the HTML, or without the origin, the base path or the first slash. */
function patternOfAddress(address: string, baseUrl: string): RegExp {
  const path = address.replace(/^https?:\/\/[^/]+/, '');
  const short = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  const base = escapePattern(baseUrl.slice(1));
  const name = escapePattern(short.replace(/^\.?\//, ''));
  return new RegExp(
    `(?<=["'\`(=\\s])(?:https?://[^/"'\`]+)?/?(?:${base})?${name}(?=["'\`)\\s>])`,
    'g',
  );
}
