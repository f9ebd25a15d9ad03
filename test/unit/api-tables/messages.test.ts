import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readMessages } from './read-messages.ts';
import { readPage, readTables } from './read-tables.ts';

const isSaid = readMessages();

const folder = path.resolve(import.meta.dirname, '../../../content/docs');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, messages: messagesOf(readPage(name)) }))
  .filter(({ messages }) => messages.length > 0);

/** The messages in the tables of a page. */
function messagesOf(text: string): string[] {
  return readTables(text).flatMap(({ head, rows }) => {
    const column = head.indexOf('Message');
    return rows.flatMap((row) => /^`([^`]+)`/.exec(row[column] ?? '')?.[1] ?? []);
  });
}

test('a message of the compiler is recognized, and an invented one is not', () => {
  expect(isSaid('create() should have 1 argument.')).toBe(true);
  expect(isSaid('create() ought to have 1 argument.')).toBe(false);
});

test.each(pages)('the packages have each message that $name quotes', ({ messages }) => {
  expect(messages.filter((message) => !isSaid(message))).toEqual([]);
});

/** Messages of packages that are not installed here, of TypeScript and of JavaScript itself. */
const elsewhere = [
  '[@stylexjs/postcss-plugin] Failed to transform',
  'include is not iterable',
  "Cannot read properties of undefined (reading 'type')",
  "TS2742: The inferred type of 'styles' cannot be named without a reference to",
  "Type 'string' is not assignable to type 'StyleXStyles'.",
  'Expected 0 arguments, but got 1.',
];

test('the packages have each message in the index of errors', () => {
  const text = readPage('guides/errors.mdx');
  const headings = [...text.matchAll(/^### (`+)(.*)\1$/gm)].map(([, , message = '']) => message);
  expect(headings.length).toBeGreaterThan(60);
  // The compiler puts its name before messages about its options.
  const texts = headings.map((message) => message.replace('[@stylexjs/babel-plugin] ', ''));
  expect(texts.filter((message) => !isSaid(message)).sort()).toEqual(elsewhere.sort());
});

const content = path.resolve(import.meta.dirname, '../../../content');
/** `claims/messages.test.ts` runs the linter for what this page quotes. */
const linterPage = 'docs/api/01-configuration/02-eslint-plugin.mdx';
const quotes = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx') && name !== linterPage)
  .flatMap((name) => readQuotes(name, readFileSync(path.join(content, name), 'utf8')));

/** The lines of text samples that are neither compared with tool output nor marked otherwise. */
function readQuotes(name: string, text: string): { name: string; line: string }[] {
  const quotes: { name: string; line: string }[] = [];
  let meta: string | undefined;
  for (const full of text.split('\n')) {
    const line = full.trim();
    if (line.startsWith('```')) meta = meta === undefined ? line.slice(3) : undefined;
    else if (meta !== undefined && /^(?:te?xt)?(?: (?!fragment).*)?$/.test(meta)) {
      const said = line.replace(/,? ?….*$/, '').replace('[@stylexjs/babel-plugin] ', '');
      if (said !== '' && !/^>?\s*\d*\s*\|/.test(said)) quotes.push({ name, line: said });
    }
  }
  return quotes;
}

test('a package has each line of the text samples that are not compared with tool output', () => {
  expect(quotes.length).toBeGreaterThan(10);
  expect(quotes.filter(({ line }) => !isSaid(line))).toEqual([]);
});
