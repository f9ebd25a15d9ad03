import type { Nodes, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';
import { type ReportPosition, reportDiagnostic } from '../report-diagnostic.ts';
import { visit } from '../visit-tree.ts';

/** A mistake of an author, and where it is; a warning if it doesn't say otherwise. */
export type Finding = DiagnosticText & { place: ReportPosition };

/** What a rule may look at besides a node. */
type Around = { parent: Parents | undefined; file: VFile; lines: readonly string[] };

/**
 * A mistake that Markdown or MDX accepts without a word, so that the page isn't what was meant: it is shown as text,
 * left out, or has no effect.
 */
export type Rule = {
  /** Texts of pages with the mistake, once, and with what looks like it and is right. */
  wrong: string;
  right: string;
  /** Looks at each node, of which the root is the first. */
  find: (node: Nodes, around: Around) => readonly Finding[] | undefined;
};

/** Makes the step of the pipeline that reports what rules find, which are listed by their names. */
export function makeRulesStep(rules: Readonly<Record<string, Rule>>) {
  return () => (tree: Root, file: VFile) => {
    const lines = String(file.value).split('\n');
    visit(tree, (node, _index, parent) => {
      for (const { find } of Object.values(rules)) {
        for (const { place, ...text } of find(node, { parent, file, lines }) ?? []) {
          reportDiagnostic(file, place, { severity: 'warning', ...text });
        }
      }
    });
  };
}

/** The lines of a node as they are written, each with its place. */
export function listLines({ position }: Nodes, lines: readonly string[]) {
  const { start, end } = position ?? {};
  if (!start || !end) return [];
  return lines.slice(start.line - 1, end.line).map((whole, at) => {
    const [line, column] = [start.line + at, at === 0 ? start.column : 1];
    const text = whole.slice(column - 1, line === end.line ? end.column - 1 : undefined);
    return { text, place: { line, column } };
  });
}

/** A rule about what a pattern finds in the lines of a text: each time, or once if it matches both ends of one. */
export function textRule(
  pattern: RegExp,
  describe: (...match: string[]) => DiagnosticText,
  {
    wrong,
    right,
    type = 'text',
    isOnce = false,
  }: Pick<Rule, 'wrong' | 'right'> & { type?: 'text' | 'paragraph'; isOnce?: boolean },
): Rule {
  const find: Rule['find'] = (node, { lines }) => {
    if (node.type !== type) return undefined;
    const findings = listLines(node, lines).flatMap(({ text, place: { line, column } }) =>
      Array.from(text.matchAll(pattern), (match) => {
        return { place: { line, column: column + match.index }, ...describe(...match) };
      }),
    );
    return isOnce ? findings.slice(0, 1) : findings;
  };
  return { wrong, right, find };
}
