import { Parser } from 'htmlparser2';
import { CssSyntaxError, parse as parseCss } from 'postcss';
import { parseAllDocuments } from 'yaml';
import { findJsonError } from '../../../content/front-matter/json-error.ts';
import { placeAt } from '../../../diagnostics/places.ts';
import type { ParsedLanguage } from '../group-blocks.ts';
import type { Problem } from './problem.ts';

/**
 * A simple check of commands without a shell parser: quotes are closed, and no line starts with a prompt, which
 * would be copied.
 */
function checkShell(code: string): { line: number; column: number; message: string }[] {
  const errors: { line: number; column: number; message: string }[] = [];
  let open: { mark: string; line: number; column: number } | undefined;
  for (const [at, text] of code.split('\n').entries()) {
    const line = at + 1;
    if (!open && /^[$>] /.test(text)) {
      errors.push({
        line,
        column: 1,
        message: `the prompt "${text[0]}" is copied with the command`,
      });
    }
    for (const { 0: token, index } of text.matchAll(/\\.|(?<=^|\s)#.*$|['"`]/g)) {
      if (token.length > 1) continue;
      if (!open) open = { mark: token, line, column: index + 1 };
      else if (open.mark === token) open = undefined;
    }
  }
  return open
    ? [
        ...errors,
        { line: open.line, column: open.column, message: `the ${open.mark} is not closed` },
      ]
    : errors;
}

type Place = { line: number; column: number };
type Found = Place & { message: string };

const parsers: Record<ParsedLanguage, (code: string) => Found[]> = {
  json: checkJson,
  css: checkCss,
  yaml: checkYaml,
  yml: checkYaml,
  html: checkHtml,
  sh: checkShell,
  shell: checkShell,
  bash: checkShell,
};

/** Finds errors in a text, by its language. */
export function parseText(language: ParsedLanguage, code: string): Problem[] {
  return parsers[language](code).map((error) => ({ tool: 'text', ...error }));
}

function checkJson(code: string): Found[] {
  const error = findJsonError(code);
  return error ? [{ ...placeAt(code, error.offset), message: error.message }] : [];
}

function checkCss(code: string): Found[] {
  try {
    parseCss(code);
    return [];
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, column: error.column ?? 1, message: error.reason }];
  }
}

function checkYaml(code: string): Found[] {
  const documents = parseAllDocuments(code);
  return [...documents].flatMap(({ errors }) =>
    errors.map(({ pos, message }) => {
      const [words = message] = message.split(/ at line \d/);
      return { ...placeAt(code, pos[0]), message: words };
    }),
  );
}

/** Finds unclosed elements, and end tags without start. */
function checkHtml(code: string): Found[] {
  const errors: Found[] = [];
  const parser = new Parser({
    onclosetag(name, isImplied) {
      if (!isImplied || isVoid(name)) return;
      errors.push({ ...placeAt(code, parser.startIndex), message: `<${name}> is never closed` });
    },
  });
  parser.end(code);
  return errors;
}

const isVoid = (name: string) =>
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name);
