import path from 'node:path';
import type { ContentReading } from '../content/content-index.ts';
import type { Fault } from '../faults/fault.ts';
import { findNearestName } from '../faults/nearest-name.ts';
import { type FieldFault, placeFault } from '../faults/places.ts';
import { isOwnLink } from './own-link.ts';

/** The site path of a picture that data of content names: of `public/`; else as it is written. */
export function pathOfImage(written: string): string {
  return written.replace(/^@site\/(?:public|static)(?=\/)/, '');
}

/**
 * Finds pictures that front matter and `authors.yml` name and that are not there.
 * @param publicFiles the files of `public/`, as `/img/a.svg`
 */
export function findMissingImages(
  content: ContentReading,
  publicFiles: ReadonlySet<string>,
): Fault[] {
  const drafts = new Set(content.index.drafts.map(({ file }) => file));
  const ofPages = content.heads
    .filter(({ file }) => !drafts.has(file))
    .flatMap(({ file, frontMatter }) => judgeImage(file, 'image', frontMatter.image, publicFiles));
  const ofAuthors = Object.entries(content.index.authors).flatMap(([key, author]) =>
    judgeImage('content/blog/authors.yml', `${key}.image_url`, author.image_url, publicFiles),
  );
  return [...ofPages, ...ofAuthors].map((fault) =>
    placeFault(fault, content.places.get(fault.file)),
  );
}

function judgeImage(
  file: string,
  field: string,
  written: string | undefined,
  publicFiles: ReadonlySet<string>,
): FieldFault[] {
  if (written === undefined || !isOwnLink(written)) return [];
  const image = decode(pathOfImage(written));
  if (image.startsWith('/') && publicFiles.has(path.posix.normalize(image))) return [];
  const nearest = findNearestName(image, publicFiles);
  const message = image.startsWith('/')
    ? `${field}: there is no file public${image}`
    : `${field}: expected an address, or the path of a file of public/ such as /img/card.png`;
  const meant = nearest ? `; did you mean ${nearest}?` : '';
  return [{ file, field, message, hint: `got ${JSON.stringify(written)}${meant}` }];
}

function decode(written: string): string {
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}
