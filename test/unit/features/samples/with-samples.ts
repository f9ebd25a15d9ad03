import { createContentCompiler } from '../../../../src/compile/files/content-cache.ts';
import { loadCompileFeatures } from '../../../../src/compile/files/load-compile-features.ts';
import { readContent } from '../../../../src/compile/files/read-content.ts';
import type { ContentIndex } from '../../../../src/content/content-index.ts';

/** The choices of a site with samples, but without their compiled output. */
const choices = { samples: {} };

/** The compiler features of that site. */
export const withSamples = loadCompileFeatures(choices);

/** Reads the content of a folder as that of such a site. */
export async function readSampleSite(root: string): Promise<ContentIndex> {
  return (await readContent(root, createContentCompiler(root, { choices }), false)).index;
}
