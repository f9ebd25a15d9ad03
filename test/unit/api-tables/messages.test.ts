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

/** What tables of a page quote as messages. */
function messagesOf(text: string): string[] {
  return readTables(text).flatMap(({ head, rows }) => {
    const column = head.indexOf('Message');
    return rows.flatMap((row) => /^`([^`]+)`/.exec(row[column] ?? '')?.[1] ?? []);
  });
}

test('a message that nobody says is told from one that the compiler says', () => {
  expect(isSaid('create() should have 1 argument.')).toBe(true);
  expect(isSaid('create() ought to have 1 argument.')).toBe(false);
});

test.each(pages)('the messages that $name quotes are said by the packages', ({ messages }) => {
  expect(messages.filter((message) => !isSaid(message))).toEqual([]);
});

/** Of what is not installed here, of other packages, and of JavaScript itself. */
const elsewhere = [
  '[@stylexjs/postcss-plugin] Failed to transform',
  'include is not iterable',
  "Cannot read properties of undefined (reading 'type')",
  "TS2742: The inferred type of 'styles' cannot be named without a reference to",
  "Type 'string' is not assignable to type 'StyleXStyles'.",
];

test('each message of the index of messages is said by the packages', () => {
  const text = readPage('guides/errors.mdx');
  const headings = [...text.matchAll(/^### (`+)(.*)\1$/gm)].map(([, , message = '']) => message);
  expect(headings.length).toBeGreaterThan(60);
  // The compiler's name is printed before what it says of its options.
  const texts = headings.map((message) => message.replace('[@stylexjs/babel-plugin] ', ''));
  expect(texts.filter((message) => !isSaid(message)).sort()).toEqual(elsewhere.sort());
});

const content = path.resolve(import.meta.dirname, '../../../content');
const quotes = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .flatMap((name) => readQuotes(name, readFileSync(path.join(content, name), 'utf8')));

/** The lines of texts that are neither compared with the tools as samples are, nor declared to be something else. */
function readQuotes(name: string, text: string): { name: string; line: string }[] {
  const quotes: { name: string; line: string }[] = [];
  let meta: string | undefined;
  for (const full of text.split('\n')) {
    const line = full.trim();
    if (line.startsWith('```')) meta = meta === undefined ? line.slice(3) : undefined;
    else if (meta !== undefined && /^(?:te?xt)?(?: (?!told|fragment).*)?$/.test(meta)) {
      const said = line.replace(/,? ?….*$/, '').replace('[@stylexjs/babel-plugin] ', '');
      if (said !== '' && !/^>?\s*\d*\s*\|/.test(said)) quotes.push({ name, line: said });
    }
  }
  return quotes;
}

test('each line of a text that no tool is asked about is said by a package', () => {
  expect(quotes.length).toBeGreaterThan(10);
  expect(quotes.filter(({ line }) => !isSaid(line))).toEqual([]);
});
