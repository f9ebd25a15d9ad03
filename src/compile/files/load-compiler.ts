import { createRequire } from 'node:module';

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
