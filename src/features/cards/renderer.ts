import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Takumi from '@takumi-rs/core';

/** The renderer of cards, and what determines their look besides the template. */
export type CardRenderer = {
  Renderer: typeof Takumi.Renderer;
  /** The version of the library. */
  version: string;
  fonts: readonly Buffer[];
};

/** Some machines have no native package; their sites have no cards. */
export type FoundRenderer = { renderer: CardRenderer } | { renderer?: never; reason: string };

const library = '@takumi-rs/core';
const fontFolder = '@fontsource-variable/figtree/files';
const fontFiles = ['figtree-latin-wght-normal.woff2', 'figtree-latin-ext-wght-normal.woff2'];

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
    const fonts = fontFiles.map((file) => readFileSync(require.resolve(`${fontFolder}/${file}`)));
    return { renderer: { Renderer, version, fonts } };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { reason };
  }
}
