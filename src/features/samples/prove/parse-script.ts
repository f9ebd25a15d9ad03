import { type ParserOptions, parseSync, type types } from '@babel/core';
import type { Problem } from './problem.ts';

/**
 * The contexts in which parts of a file are parsed: alone, as members of an object, as an expression, as JSX, as a
 * type.
 */
const contexts: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => `({${code}\n})`,
  (code) => `(${code}\n)`,
  (code) => `<>${code}\n</>`,
  (code) => `type Part = {${code}\n}`,
];

/** Finds syntax errors in a file, by its extension. */
export function parseSample(name: string, code: string): Problem[] {
  const parsed = parse(name, code);
  return 'problem' in parsed ? [parsed.problem] : [];
}

/** The same for a part of a file, without a place. */
export function parseFragment(name: string, code: string): Problem[] {
  const isParsed = contexts.some((put) => 'program' in parse(name, put(code)));
  return isParsed ? [] : parseSample(name, code);
}

/** Checks a block that names a file but only contains an object. */
export function findBareObject(name: string, code: string): Problem[] {
  const parsed = parse(name, code);
  const [first] = 'program' in parsed ? parsed.program.body : [];
  if (!first || !isBare(first)) return [];
  const { line, column } = first.loc?.start ?? { line: 1, column: 0 };
  const message = 'a file that contains only an object does nothing: export the object';
  return [{ tool: 'text', line, column: column + 1, message }];
}

function isBare(statement: types.Statement): boolean {
  if (statement.type === 'BlockStatement' || statement.type === 'LabeledStatement') return true;
  if (statement.type !== 'ExpressionStatement') return false;
  return ['ObjectExpression', 'ArrayExpression'].includes(statement.expression.type);
}

/**
 * Parses a file by its extension.
 * @returns its syntax tree, or the syntax error
 */
export function parse(
  name: string,
  code: string,
): { program: types.Program } | { problem: Problem } {
  const isTypeScript = !/\.[cm]?jsx?$/.test(name);
  const plugins: ParserOptions['plugins'] = isTypeScript ? ['typescript'] : [];
  if (!name.endsWith('.ts')) plugins.push('jsx');
  try {
    const file = parseSync(code, {
      babelrc: false,
      configFile: false,
      browserslistConfigFile: false,
      highlightCode: false,
      sourceType: 'module',
      parserOpts: { plugins, allowReturnOutsideFunction: true, errorRecovery: false },
    });
    if (file) return { program: file.program };
    throw new Error('the parser returned nothing');
  } catch (error) {
    return { problem: describe(error) };
  }
}

function describe(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const [, words = message, line = '1', column = '0'] =
    /^(?:unknown: )?(.*?) \((\d+):(\d+)\)/s.exec(message) ?? [];
  return { tool: 'babel', line: Number(line), column: Number(column) + 1, message: words };
}
