import { createRequire } from 'node:module';
import type { CompilePart } from '../../compile/compile-part.ts';

type Steps = typeof import('./mdx/remark-formulas.ts') & typeof import('./mdx/rehype-formulas.ts');

const require = createRequire(import.meta.url);

/** Loaded on demand, because the configuration loads this file. */
function loadSteps(): Steps {
  return { ...require('./mdx/remark-formulas.ts'), ...require('./mdx/rehype-formulas.ts') };
}

/** Formulas in TeX are converted to MathML, which browsers draw without a script, a style sheet or fonts of ours. */
export const compile: CompilePart = {
  steps: () => {
    const { formulaSyntax, rehypeFormulas } = loadSteps();
    return { syntax: formulaSyntax, afterHighlight: [rehypeFormulas] };
  },
};
