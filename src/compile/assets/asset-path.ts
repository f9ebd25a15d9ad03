import path from 'node:path';
import { decodeSegment } from '../../content/source-path.ts';
import { isOwnLink } from '../../links/own-link.ts';
import type { FoundSource, SourceReader } from '../source-reader.ts';

/**
 * The file that an address refers to, whether it exists or not.
 * @param href as it was written: `./pic.png`, `@site/public/img/a.svg`, `/img/a.svg`
 * @param from the file with the reference, as a path from the root
 * @returns its path from the root, which starts with `../` outside of the project, and the rest of the address,
 * such as `#icon`; undefined for other origins and for `#here`
 */
export function readAssetPath(
  href: string,
  from: string,
): { file: string; hash: string } | undefined {
  if (!isOwnLink(href)) return undefined;
  const [, target = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  if (target === '') return undefined;
  const name = decodeSegment(target);
  if (name.startsWith('@site/')) return { file: path.posix.normalize(name.slice(6)), hash };
  if (name.startsWith('/')) return { file: path.posix.join('public', name), hash };
  return { file: path.posix.join(path.posix.dirname(from), name), hash };
}

/**
 * Finds a file under the requested name or an equivalent one: accents may be composed or not, Docusaurus'
 * `static/` is `public/` here, and its root folders are in `content/`.
 * @returns its path from the root; the requested one if there is no such file
 */
export function findAsset(
  reader: SourceReader,
  file: string,
): { name: string; found: FoundSource } {
  const names = [file, file.normalize('NFC'), file.normalize('NFD')];
  const moved = names.map((name) =>
    name.replace(/^static\//, 'public/').replace(/^(?=docs\/|blog\/)/, 'content/'),
  );
  const ofStatic = names.flatMap((name) =>
    /(?:^|\/)static\//.test(name) ? [name.replace(/^(?:.*?\/)?static\//, 'public/')] : [],
  );
  const isThere = (name: string) => ['file', 'outside'].includes(reader.read(name).kind);
  const name = [...names, ...moved, ...ofStatic].find(isThere) ?? file;
  return { name, found: reader.read(name) };
}
