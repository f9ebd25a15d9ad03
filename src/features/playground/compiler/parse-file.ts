import { parseSync } from '@babel/core';
import { findProblem } from '../../samples/compiler/problem-of.ts';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import { byItself, jsxPlugin, presetFor } from '../../samples/compiler/run-compiler.ts';
import type { ParsedFile } from '../protocol/compiler.ts';

/** Reads a file for what formats it; comments stand beside the tree, as that wants them. */
export function parseFile({ name, code }: ProjectFile): ParsedFile {
  try {
    const tree = parseSync(code, {
      ...byItself,
      filename: `/${name}`,
      sourceType: 'module',
      highlightCode: false,
      presets: [presetFor(name)],
      plugins: [jsxPlugin],
      parserOpts: { attachComment: false, createImportExpressions: true },
    });
    if (tree) return { tree };
    throw new Error('the parser returned nothing');
  } catch (error) {
    return { problem: findProblem(name, error, 'babel') };
  }
}
