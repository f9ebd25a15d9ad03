import { tsxLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode } from '@lezer/common';
import type { ProjectFile } from '../../samples/compiler/project.ts';

/** A style in `create`: `styles.card`, with its lines from 1. */
export type StyleSource = { file: string; name: string; from: number; to: number };

/** The styles in one call of `props`, in order. */
export type StyleCall = { file: string; styles: StyleSource[] };

/** Finds the calls of `props` in a file, each with those of its styles that are created in the file. */
export function readStyleCalls({ name: file, code }: ProjectFile): StyleCall[] {
  const styles = new Map<string, StyleSource>();
  const calls: string[][] = [];
  const textOf = ({ from, to }: SyntaxNode) => code.slice(from, to);
  tsxLanguage.parser.parse(code).iterate({
    enter: ({ node, name }) => {
      if (name !== 'CallExpression' || !node.firstChild) return;
      const called = textOf(node.firstChild);
      const argumentsOf = node.getChild('ArgList');
      if (/(?:^|\.)props$/.test(called) && argumentsOf)
        calls.push(listMembers(argumentsOf, textOf));
      const variable = node.parent?.getChild('VariableDefinition');
      const object = argumentsOf?.getChild('ObjectExpression');
      if (!/(?:^|\.)create$/.test(called) || !variable || !object) return;
      for (const property of object.getChildren('Property')) {
        const key = property.firstChild;
        if (!key) continue;
        const style = `${textOf(variable)}.${textOf(key).replace(/^['"]|['"]$/g, '')}`;
        const [from, to] = [lineAt(code, property.from), lineAt(code, property.to)];
        styles.set(style, { file, name: style, from, to });
      }
    },
  });
  return calls.map((names) => ({ file, styles: names.flatMap((name) => styles.get(name) ?? []) }));
}

/** Finds `styles.card` anywhere in the arguments, also in conditions, arrays and calls. */
function listMembers(list: SyntaxNode, textOf: (node: SyntaxNode) => string): string[] {
  const members: string[] = [];
  list.cursor().iterate(({ name, node }) => {
    if (name === 'MemberExpression') members.push(textOf(node).replaceAll('?.', '.'));
  });
  return members;
}

function lineAt(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}
