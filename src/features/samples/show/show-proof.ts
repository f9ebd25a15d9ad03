import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { element as h } from '../../../compile/hast-element.ts';
import { textFor } from '../../../texts/text.ts';
import type { CompiledSource, ProjectFile } from '../compiler/project.ts';
import type { Problem } from '../prove/problem.ts';
import { shortenCode } from '../rules/read-rule.ts';
import { askAnswer } from '../sandbox/ask-kept.ts';
import { stackTiles, swatches, underline } from './exhibits.ts';
import { orderRules } from './number-rules.ts';
import { codePane } from './panes.ts';
import type { Tokenize } from './show-samples.ts';

/** The output that proves a reason. */
export type ProofOutput = 'css' | 'js' | 'types' | 'stacks' | 'swatches';

/** The label of an output; none if the code introduces it. */
function labelOf(output: ProofOutput): string | undefined {
  if (output === 'css') return textFor('samples.sheet');
  return output === 'js' ? textFor('samples.compiled') : undefined;
}

export type ProofTools = {
  tokenize: Tokenize;
  /** Returns TypeScript's problems in the first of some files. */
  checkTypes: (files: readonly ProjectFile[]) => Promise<readonly Problem[]>;
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
  const problems = shows.includes('types') ? await checkTypes(files) : [];
  // The stacks have the calls themselves.
  const code = shows.includes('stacks') ? shown.code.replace(/^export .*/ms, '') : shown.code;
  const answers = shows.map(async (output) => {
    const label = labelOf(output);
    const answer =
      output === 'types'
        ? problems.map(({ message }) => h('p', { className: ['wrong'] }, message))
        : await showOutput(files, shown, output, tokenize);
    return label ? [h('p', {}, label), ...answer] : answer;
  });
  const frame = [
    h('figcaption', { className: ['code-title'] }, shown.name),
    codePane(markProblems(await tokenize(withoutImports(code), 'tsx'), code, problems)),
    ...(await Promise.all(answers)).flat(),
  ];
  return toHtml({ type: 'root', children: frame });
}

async function showOutput(
  files: readonly ProjectFile[],
  shown: ProjectFile,
  output: Exclude<ProofOutput, 'types'>,
  tokenize: Tokenize,
): Promise<ElementContent[]> {
  const compiled = await compile(files, shown.name);
  const [file, ...imported] = compiled;
  if (!file) return [];
  if (output === 'stacks') return stackTiles(shown.code, file, tokenize);
  if (output === 'swatches') {
    const [, theme = '', group = ''] = /(\w+) = stylex\.createTheme\((\w+)/.exec(shown.code) ?? [];
    return imported.flatMap((other) => swatches(file, other, [group, theme]));
  }
  const rules = orderRules(file.rules, file.name);
  return [
    codePane(
      output === 'js'
        ? await tokenize(withoutImports(shortenCode(file.js)), 'jsx')
        : await tokenize(rules.map(({ css }) => css).join('\n'), 'css'),
    ),
  ];
}

async function compile(files: readonly ProjectFile[], name: string): Promise<CompiledSource[]> {
  const { project } = await askAnswer(`The proof ${name}`, 'project', {
    files,
    mode: 'production',
    linesOf: [name],
    renders: [],
  });
  return project.files.toSorted((a, b) => Number(b.name === name) - Number(a.name === name));
}

/** Underlines the words at which TypeScript reports problems. */
function markProblems(
  tokens: ElementContent[],
  code: string,
  problems: readonly Problem[],
): ElementContent[] {
  return problems.reduce<ElementContent[]>((marked, { line, column }) => {
    const before = code
      .split('\n')
      .slice(0, line - 1)
      .map((text) => `${text}\n`)
      .join('');
    const rest = code.slice(before.length + column - 1);
    const from = dropImports(before).length + column - 1;
    return underline(marked, from, from + (/^[\w$]+|^'[^']*'/.exec(rest)?.[0].length ?? 1));
  }, tokens);
}

/** Lines that are the same everywhere and irrelevant for the reason. */
const withoutImports = (code: string) => dropImports(code).trimEnd();
const dropImports = (code: string) => code.replace(/^import .*\n/gm, '').trimStart();
