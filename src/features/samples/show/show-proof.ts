import { toHtml } from 'hast-util-to-html';
import { element as h } from '../../../compile/hast-element.ts';
import type { ProjectFile } from '../compiler/project.ts';
import { shortenCode } from '../rules/read-rule.ts';
import { askAnswer } from '../sandbox/ask-kept.ts';
import { orderRules } from './number-rules.ts';
import { codePane } from './panes.ts';
import type { Tokenize } from './show-samples.ts';

/** The output that proves a reason, with its label. */
const outputs = { css: 'Style sheet', js: 'Compiled', types: 'TypeScript' };
export type ProofOutput = keyof typeof outputs;

export type ProofTools = {
  tokenize: Tokenize;
  /** Returns TypeScript's problems in the first of some files. */
  checkTypes: (files: readonly ProjectFile[]) => Promise<string>;
};

/**
 * A few lines of source with a tool's output, as finished HTML.
 * @param files the one that is shown first, and those that it imports
 */
export async function showProof(
  files: readonly ProjectFile[],
  shows: readonly ProofOutput[],
  { tokenize, checkTypes }: ProofTools,
): Promise<string> {
  const [shown] = files;
  if (!shown) return '';
  const answers = shows.map(async (output) => [
    h('p', {}, outputs[output]),
    codePane(
      output === 'types'
        ? [{ type: 'text', value: await checkTypes(files) }]
        : await tokenize(await compile(files, shown.name, output), languages[output]),
    ),
  ]);
  const frame = [
    h('figcaption', { className: ['code-title'] }, shown.name),
    codePane(await tokenize(withoutImports(shown.code), 'tsx')),
    ...(await Promise.all(answers)).flat(),
  ];
  return toHtml({ type: 'root', children: frame });
}

const languages = { css: 'css', js: 'jsx' } as const;

async function compile(
  files: readonly ProjectFile[],
  name: string,
  output: 'css' | 'js',
): Promise<string> {
  const { project } = await askAnswer(`The proof ${name}`, 'project', {
    files,
    mode: 'production',
    linesOf: [name],
    renders: [],
  });
  const file = project.files.find((compiled) => compiled.name === name);
  if (!file) return '';
  if (output === 'js') return withoutImports(shortenCode(file.js));
  return orderRules(file.rules, name)
    .map(({ css }) => css)
    .join('\n');
}

/** Lines that are the same everywhere and irrelevant for the reason. */
function withoutImports(code: string): string {
  return code.replace(/^import .*\n/gm, '').trim();
}
