import { lintSample } from '../prove/lint-sample.ts';
import { parseBlock } from '../prove/parse-block.ts';

Object.assign(globalThis.answers, {
  check: (block) => {
    const { sample } = block;
    if (!sample || sample.fragment !== undefined) return parseBlock(block);
    const compiling = globalThis.checkCompiling(sample);
    const [file] = sample.files;
    // A syntax error is reported once.
    const isRead = !compiling.some(({ tool }) => tool === 'babel');
    return file && isRead ? [...compiling, ...lintSample(file)] : compiling;
  },
} satisfies typeof globalThis.answers);
