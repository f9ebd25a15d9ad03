import { createRequire } from 'node:module';

type Compiler = typeof import('../compile/compile-content.ts') &
  typeof import('../compile/code/highlight-code.ts');

const require = createRequire(import.meta.url);

/**
 * The compiler, loaded where something is to be compiled and not before: it is most of what a
 * build loads in which nothing changed. It is required, as what loads `waku.config.ts` can import
 * nothing later, and would read all of it by itself.
 */
export function loadCompiler(): Compiler {
  return {
    ...require('../compile/compile-content.ts'),
    ...require('../compile/code/highlight-code.ts'),
  };
}
