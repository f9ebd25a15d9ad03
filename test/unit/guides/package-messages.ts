import { globSync, readFileSync } from 'node:fs';
import { type NodePath, parseSync, traverse, type types } from '@babel/core';
import { escapePattern } from '../../../src/links/escape-pattern.ts';

/** The fixed parts of a message, with an unknown value between each two. */
export type MessageTexts = string[];

/** All texts in the files of a package, and those that become an error or a report. */
export function listMessages(pattern: string): { all: MessageTexts[]; said: MessageTexts[] } {
  const all: MessageTexts[] = [];
  const said: MessageTexts[] = [];
  for (const file of globSync(pattern)) {
    const tree = parseSync(readFileSync(file, 'utf8'), { babelrc: false, configFile: false });
    if (!tree) continue;
    traverse(tree, {
      Expression(path) {
        const parts = fixedTextsOf(path.node);
        if (!parts) return;
        all.push(parts);
        if (isSaid(path)) said.push(parts);
      },
    });
  }
  return { all, said };
}

/** Whether a text of a page begins with a line of the message with these parts. */
export function isMadeOf(text: string, parts: MessageTexts): boolean {
  return parts
    .join('\0')
    .split('\n')
    .filter((line) => line.replaceAll('\0', '').trim().length >= 8)
    .some((line) => {
      const escaped = escapePattern(line).replaceAll('\0', '.*');
      return new RegExp(`^${escaped}`).test(text);
    });
}

/** The fixed parts of a string, a template or a concatenation; undefined for anything else. */
function fixedTextsOf(node: types.Node): MessageTexts | undefined {
  if (node.type === 'StringLiteral') return [node.value];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '');
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const left = fixedTextsOf(node.left) ?? ['', ''];
  const right = fixedTextsOf(node.right) ?? ['', ''];
  if (left.join('') + right.join('') === '') return undefined;
  return [...left.slice(0, -1), `${left.at(-1)}${right[0]}`, ...right.slice(1)];
}

/** An argument of `new Error`, or the `message` of what a lint rule reports. */
function isSaid({ parentPath }: NodePath): boolean {
  const parent = parentPath?.node;
  if (parent?.type === 'NewExpression')
    return parent.callee.type === 'Identifier' && parent.callee.name === 'Error';
  return (
    parent?.type === 'ObjectProperty' &&
    parent.key.type === 'Identifier' &&
    parent.key.name === 'message'
  );
}
