import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, types } from '@babel/core';
import { escapePattern } from '../../../src/links/escape-pattern.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const rules = 'node_modules/@stylexjs/eslint-plugin/lib';
const sources = [
  'node_modules/stylex-babel-plugin-013/lib/index.js',
  'node_modules/stylex-013/lib/cjs/stylex.js',
  ...readdirSync(path.join(root, rules), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(rules, name)),
];

/** Placeholder for a value that code puts into a text. */
const hole = '\0';

/**
 * Reads the texts of the packages.
 * @returns whether one of them has such a line, or a sentence that begins like it before a value
 */
export function readMessages(): (message: string) => boolean {
  const lines = new Set(sources.flatMap(readTexts).flatMap((text) => text.split('\n')));
  const patterns = [...lines].filter(isSentence).flatMap(patternsOf);
  return (message) => patterns.some((pattern) => pattern.test(message));
}

function readTexts(source: string): string[] {
  const options = { babelrc: false, configFile: false, sourceType: 'unambiguous' } as const;
  const ast = parseSync(readFileSync(path.join(root, source), 'utf8'), options);
  const texts: string[] = [];
  if (ast) types.traverseFast(ast, (node) => void texts.push(...textsOf(node)));
  return texts;
}

/** A text from the source, with holes for the values that code puts into it. */
function textsOf(node: types.Node): string[] {
  if (types.isStringLiteral(node)) return [node.value];
  if (types.isTemplateLiteral(node)) {
    return [node.quasis.map(({ value }) => value.cooked ?? '').join(hole)];
  }
  if (types.isBinaryExpression(node, { operator: '+' }))
    return [joinTexts([node.left, node.right])];
  if (!types.isCallExpression(node) || !types.isMemberExpression(node.callee)) return [];
  const { object, property } = node.callee;
  const isJoined = types.isIdentifier(property, { name: 'concat' });
  return isJoined ? [joinTexts([object, ...node.arguments])] : [];
}

const joinTexts = (nodes: readonly types.Node[]): string =>
  nodes.map((node) => textsOf(node)[0] ?? hole).join('');

/** Whether a line has words of its own, and does not just wrap another message. */
function isSentence(line: string): boolean {
  const told = line.replaceAll(hole, '');
  return /\w \w/.test(told) && told.length > 9;
}

/** Patterns for the whole line, and for each sentence that ends at a hole. */
function patternsOf(line: string): RegExp[] {
  const parts = line.trim().split(hole);
  const starts = parts.map((_, place) => parts.slice(0, place + 1));
  return starts
    .filter((some) => some.length === parts.length || isSentence(some.join('')))
    .map((some) => new RegExp(`^\\s*${some.map(escapePattern).join('.*')}\\W*$`));
}
