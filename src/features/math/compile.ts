import { createRequire } from 'node:module';
import type { CompilePart } from '../../compile/compile-part.ts';

const require = createRequire(import.meta.url);

/** Loaded on demand, because the configuration loads this file. */
const loadSteps = (): typeof import('./mdx/formulas.ts') => require('./mdx/formulas.ts');

/** Formulas in TeX are converted to MathML, which browsers draw without a script, a style sheet or fonts of ours. */
export const compile: CompilePart = {
  choices: (site) => ({ isLenient: site?.math === 'warn' }),
  steps: ({ isLenient }) => {
    const { formulaSyntax, rehypeFormulas } = loadSteps();
    return {
      syntax: formulaSyntax,
      afterHighlight: [[rehypeFormulas, { isLenient }]],
    };
  },
};
