import { createRequire } from 'node:module';
import type { CompileResult } from '../compile-content.ts';
import type { CompileChoices } from '../compile-part.ts';
import { loadCompileFeatures } from './load-compile-features.ts';
import { createSourceReader, type SourceNotes } from './source-reader.ts';

/** The result, and the digests of the other files that it depends on. */
export type CompiledFile = CompileResult & { sources: SourceNotes };

/**
 * Compiles one content file.
 * @param file path from the root
 * @param source its text
 */
export async function compileFile(
  root: string,
  file: string,
  source: string,
  choices: CompileChoices,
): Promise<CompiledFile> {
  const reader = createSourceReader(root);
  const features = loadCompileFeatures(choices);
  const result = await loadCompiler().compileContent(file, source, reader, features);
  return { ...result, sources: reader.notes() };
}

type Compiler = typeof import('../compile-content.ts') & typeof import('../code/highlight-code.ts');

const require = createRequire(import.meta.url);

/**
 * Loads the compiler, on demand: it is most of what a build without changes would load. Uses `require`, because
 * modules that `waku.config.ts` loads can't use a dynamic import later.
 */
export function loadCompiler(): Compiler {
  return {
    ...require('../compile-content.ts'),
    ...require('../code/highlight-code.ts'),
  };
}
