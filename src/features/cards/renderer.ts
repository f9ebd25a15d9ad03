import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Takumi from '@takumi-rs/core';

/** The renderer of cards, and what determines their look besides the template. */
export type CardRenderer = {
  Renderer: typeof Takumi.Renderer;
  /** The version of the library. */
  version: string;
  fonts: readonly { name: string; data: Buffer }[];
};

/** Some machines have no native package; their sites have no cards. */
export type FoundRenderer = { renderer: CardRenderer } | { renderer?: never; reason: string };

const library = '@takumi-rs/core';
/** The fonts by the files of their packages. */
const fontFiles = [
  ['Figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
  ['Figtree', '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'],
  ['Geist Mono', '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'],
] as const;

let loadedOnce: FoundRenderer | undefined;

/** Loads the native library and the fonts of this project, once. */
export function findRenderer(): FoundRenderer {
  loadedOnce ??= loadRenderer(process.cwd());
  return loadedOnce;
}

/** @param root the folder of a project */
export function loadRenderer(root: string): FoundRenderer {
  const require = createRequire(path.join(root, 'package.json'));
  try {
    const { Renderer }: typeof Takumi = require(library);
    const entry = require.resolve(library);
    const { version } = JSON.parse(
      readFileSync(path.join(entry.slice(0, entry.lastIndexOf('dist')), 'package.json'), 'utf8'),
    );
    const fonts = fontFiles.map(([name, file]) => ({
      name,
      data: readFileSync(require.resolve(file)),
    }));
    return { renderer: { Renderer, version, fonts } };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { reason };
  }
}
