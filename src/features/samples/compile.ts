import { createRequire } from 'node:module';
import type { CompilePart } from '../../compile/compile-part.ts';
import { checkContract, readContract } from './mdx/fence-contract.ts';

type Fill = typeof import('./mdx/fill-outputs.ts');
type Step = typeof import('./mdx/rehype-samples.ts');
type CompiledOutputModule = typeof import('./mdx/rehype-compiled-output.ts');

const require = createRequire(import.meta.url);

/** Loaded on demand, because the configuration loads this file. */
const loadFill = (): Fill => require('./mdx/fill-outputs.ts');
const loadStep = (): Step => require('./mdx/rehype-samples.ts');
const loadCompiledOutput = (): CompiledOutputModule => require('./mdx/rehype-compiled-output.ts');

/** Blocks of StyleX are proven, shown with their compiled output, and written by the compiler. */
export const compile: CompilePart = {
  choices: (site) => ({
    isShown: site?.samples?.show ?? false,
    hasPlayground: Boolean(site?.playground),
  }),
  isSlow: ({ isShown }) => isShown === true,
  checkFence: (attributes, start) => {
    const { contract, problems } = readContract(attributes);
    return [...problems, ...checkContract(contract, start)];
  },
  fillsBlock: (attributes) => readContract(attributes).contract.output !== undefined,
  fillBlocks: (blocks, reader) => loadFill().fillOutputs(blocks, reader),
  steps: ({ isShown, hasPlayground }, part) => {
    if (part === 'preview') return {};
    const options = { hasPlayground: hasPlayground === true };
    return {
      afterFences: [loadStep().rehypeSamples],
      afterHighlight:
        isShown === true ? [[loadCompiledOutput().rehypeCompiledOutput, options]] : [],
    };
  },
};
