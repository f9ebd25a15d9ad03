import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, types } from '@babel/core';
import { expect, test } from 'vitest';
import { readPage, readTables } from './read-tables.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const rules = 'node_modules/@stylexjs/eslint-plugin/lib';
const sources = [
  'node_modules/stylex-babel-plugin-013/lib/index.js',
  'node_modules/stylex-013/lib/cjs/stylex.js',
  ...readdirSync(path.join(root, rules), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(rules, name)),
];

/** Every text of the packages, as patterns: what is put into it is any text. */
const patterns = sources.flatMap((source) => {
  const ast = parseSync(readFileSync(path.join(root, source), 'utf8'), {
    babelrc: false,
    configFile: false,
    sourceType: 'unambiguous',
  });
  const found: RegExp[] = [];
  if (ast) types.traverseFast(ast, (node) => void found.push(...patternOf(node)));
  return found;
});

function patternOf(node: types.Node): RegExp[] {
  if (types.isStringLiteral(node))
    return isSentence([node.value]) ? [patternFrom([node.value])] : [];
  if (types.isBinaryExpression(node, { operator: '+' })) {
    const parts = joinedTexts(node);
    return isSentence(parts) ? [patternFrom(parts)] : [];
  }
  if (!types.isTemplateLiteral(node)) return [];
  const parts = node.quasis.map(({ value }) => value.cooked ?? '');
  return isSentence(parts) ? [patternFrom(parts)] : [];
}

/** Whether a text says something of its own, and is no frame around another one. */
function isSentence(parts: readonly string[]): boolean {
  const first = parts.map((part) => part.split('\n')[0]).join('');
  return /\w \w/.test(first) && first.length > 9;
}

/** The fixed texts of a sum; what is between them is any text. */
function joinedTexts(node: types.Node): string[] {
  if (types.isStringLiteral(node)) return [node.value];
  if (!types.isBinaryExpression(node)) return ['', ''];
  const [left, right] = [joinedTexts(node.left), joinedTexts(node.right)];
  return [...left.slice(0, -1), `${left.at(-1)}${right[0]}`, ...right.slice(1)];
}

function patternFrom(parts: readonly string[]): RegExp {
  const texts = parts.map((part) =>
    (part.split('\n')[0] ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^\\s*${texts.join('.*')}\\s*$`);
}

const pages = readdirSync(path.join(root, 'content/docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, messages: messagesOf(readPage(name)) }))
  .filter(({ messages }) => messages.length > 0);

/** What tables of a page quote as messages. */
function messagesOf(text: string): string[] {
  return readTables(text).flatMap(({ head, rows }) => {
    const column = head.indexOf('Message');
    return rows.flatMap((row) => /^`([^`]+)`/.exec(row[column] ?? '')?.[1] ?? []);
  });
}

const isSaid = (message: string) => patterns.some((pattern) => pattern.test(message));

test('a message that nobody says is told from one that the compiler says', () => {
  expect(isSaid('create() should have 1 argument.')).toBe(true);
  expect(isSaid('create() ought to have 1 argument.')).toBe(false);
});

test.each(pages)('the messages that $name quotes are said by the packages', ({ messages }) => {
  expect(messages.filter((message) => !isSaid(message))).toEqual([]);
});
