import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@babel/core';
import { parse } from 'yaml';
import { z } from 'zod';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import type {
  CompiledSource,
  ProjectFile,
} from '../../../src/features/samples/compiler/project.ts';
import { sheetOf } from '../../../src/features/samples/compiler/sheet-of.ts';
import { lintSample } from '../../../src/features/samples/prove/lint-sample.ts';

const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]);
const proofSchema = z.strictObject({
  /** A part of a file's name in `content/`, and what it says, with line breaks as spaces. */
  page: z.string(),
  says: z.string(),
  /** Sentences of this or other pages, by a part of their file's name, that say the same. */
  also: z.record(z.string(), texts).default({}),
  /** The file that proves it; StyleX is imported. Further files, by name, import it themselves. */
  code: z.string().default(''),
  file: z.string().default('a.tsx'),
  files: z.record(z.string(), z.string()).default({}),
  options: z.record(z.string(), z.unknown()).default({}),
  /** Texts of the rules, the JavaScript, the sheet in layers, or an error; "…" stands for any text. */
  shows: texts.default([]),
  hides: texts.default([]),
  /** The errors of the compiler and the linter, in this order. */
  reports: texts.optional(),
  /** An expression at the end of the file, and its value. */
  value: z.string().optional(),
  is: z.json().optional(),
  /** In a browser: HTML with `{class}` for the value, headers, and styles of its last element. */
  html: z.string().optional(),
  policy: z.string().default(''),
  computed: z.record(z.string(), z.string()).default({}),
});
/** A sentence of a page with the code that proves it. */
type Proof = z.infer<typeof proofSchema>;
type Output = { text: string; problems: string[]; sheet: string; value?: unknown };

const root = path.resolve(import.meta.dirname, '../../..');
const head = "import * as stylex from '@stylexjs/stylex';\n";
const load = createRequire(import.meta.url);

/** The proofs, and the sentences that are only quoted, which have no code. */
export function readProofs(): Proof[] {
  const proofs = z.array(proofSchema).parse(readData('proofs.yml'));
  const quotes = z.record(z.string(), texts).parse(readData('quoted.yml'));
  const quoted = [quotes, ...proofs.map(({ also }) => also)].flatMap((pages) =>
    Object.entries(pages).flatMap(([page, sentences]) =>
      sentences.map((says) => proofSchema.parse({ page, says })),
    ),
  );
  return [...proofs, ...quoted];
}

/** The sentences that `check:releases` runs on old versions. */
export const readClaims = (): Proof[] =>
  z
    .array(z.looseObject({ page: z.string(), says: z.string() }))
    .parse(readData('../../releases/claims.yml'))
    .map(({ page, says }) => proofSchema.parse({ page, says }));

const readData = (name: string): unknown =>
  parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'));

const pages = globSync('content/{docs,blog}/**/*.mdx', { cwd: root }).map((name) => ({
  name,
  text: readFileSync(path.join(root, name), 'utf8').replace(/\s+/g, ' '),
}));

/** Whether the page still has the sentence. */
export const isSaid = ({ page, says }: Proof): boolean =>
  pages.some(({ name, text }) => name.includes(page) && text.includes(says));

/** Whether a text contains the parts of another, between "…", in their order. */
export function hasParts(text: string, shown: string): boolean {
  let at = 0;
  return shown.split('…').every((part) => {
    const next = text.indexOf(part.trim(), at);
    at = next + part.trim().length;
    return next >= 0;
  });
}

/** Compiles, lints and runs the code of a proof. */
export function runProof({ file, code, files, options, value }: Proof): Output {
  const end = value === undefined ? '' : `\nexport const proof = ${value};`;
  const others = Object.entries(files).map(([name, code]) => ({ name, code: head + code }));
  const project = [...others, { name: file, code: head + code + end }];
  const {
    rules,
    files: compiled,
    problems,
  } = compileProject(project, {
    mode: options.dev ? 'development' : 'production',
    options,
  });
  const sheet = sheetOf(rules, { layers: true });
  const css = rules.map(({ css }) => css).join('\n');
  const messages = problems.map(({ message }) => message.split('\n')[0] ?? '');
  const parts = [css, ...compiled.map(({ js }) => js), sheet, ...messages];
  const text = parts.join(' ').replace(/\s+/g, ' ');
  return {
    text,
    problems: [...messages, ...lint({ name: file, code: head + code })],
    sheet,
    ...(value !== undefined && { value: evaluate(compiled, file).proof }),
  };
}

const lint = (file: ProjectFile): string[] =>
  lintSample(file)
    .filter(({ message }) => !/no-unused|sort-keys/.test(message))
    .map(({ message }) => message);

/** The exports of a compiled file. */
function evaluate(files: readonly CompiledSource[], name: string): Record<string, unknown> {
  const source = files.find(
    (file) => file.name.replace(/\.tsx?$/, '') === name.replace(/\.tsx?$/, ''),
  );
  const options = { babelrc: false, configFile: false, parserOpts: { plugins: ['jsx' as const] } };
  const { code = '' } =
    transformSync(source?.js ?? '', {
      ...options,
      plugins: ['@babel/plugin-transform-modules-commonjs'],
    }) ?? {};
  const exports = {};
  const require = (from: string): unknown =>
    from.startsWith('.') ? evaluate(files, from.slice(2)) : load('stylex-013');
  runInNewContext(code ?? '', { exports, require });
  return exports;
}
