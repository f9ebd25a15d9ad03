import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteFont } from '../../config/font-schema.ts';
import { PlainError } from '../../diagnostics/plain-error.ts';
import { digest } from '../../node/disk-cache.ts';

/** A font as the site serves it. */
export type SentFont = {
  /** The file of the package. */
  source: string;
  /** The path in the output without leading slash, with a digest of the bytes. */
  name: string;
  bytes: Uint8Array;
};

/** Stores the result for the next process. */
export type FontCache = {
  find: (input: unknown) => string | undefined;
  store: (input: unknown, text: string) => void;
};

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
/** Independent of the content, so that an edit never changes a font; other characters use the fallback font. */
const characters = `${ascii}\u00a0–—‘’“”…·×→←↑↓•©`;

/** About the weights of a variable font, of which only one remains, and about ligatures and marks, which none has. */
const unusedTables = ['STAT', 'MVAR', 'avar', 'meta', 'DSIG', 'GSUB', 'GDEF'];

/**
 * Creates one weight of a font with a fixed set of characters, as WOFF2: always the same bytes for the same
 * package.
 * @param root the project's root, from which the package is resolved
 * @throws PlainError if no such file is installed
 */
export async function subsetSiteFont(
  root: string,
  font: SiteFont,
  cache?: FontCache,
): Promise<SentFont> {
  const source = findFont(root, font.file);
  const whole = readFileSync(source);
  const input = cache && [font.weight, digest(whole)];
  const cached = cache?.find(input);
  const bytes = cached === undefined ? await subset(whole, font) : Buffer.from(cached, 'base64');
  if (cached === undefined) cache?.store(input, Buffer.from(bytes).toString('base64'));
  const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const stem = font.family.toLowerCase().replace(/\W+/g, '-');
  return { source, bytes, name: `assets/${stem}-${sum}.woff2` };
}

async function subset(whole: Uint8Array, { weight }: SiteFont): Promise<Uint8Array> {
  // Imported late, because most starts of dev don't need it.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    noLayoutClosure: true,
    keepFeatures: ['kern'],
    dropTables: unusedTables,
  });
}

function findFont(root: string, file: string): string {
  try {
    return createRequire(path.join(root, 'package.json')).resolve(file);
  } catch {
    throw new PlainError(
      `site.config.ts: no font "${file}": expected a file of an installed package. Install it, or leave out the font.`,
    );
  }
}
