import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readCompiled } from '../../compile/files/content-cache.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import { type Diagnostic, formatPlace } from '../../diagnostics/diagnostic.ts';
import { placeAt } from '../../diagnostics/places.ts';
import { escapePattern } from '../../links/escape-pattern.ts';
import type { PolicyError } from '../../publish/policy/page-needs.ts';
import { readModuleError } from './bundle-errors.ts';
import { findThrower, type ThrownAt } from './find-thrower.ts';
import { placeInSource } from './place-in-source.ts';

/** An error of rendering, and the page that failed; without a page, all rendering failed. */
export type Failure = { page?: string; error: unknown };

type Project = {
  root: string;
  index: ContentIndex;
  /** The bundle's folder; without it, stacks have the places in the project's own files. */
  folder?: string;
};

/** Turns the errors of rendering into diagnostics of the pages' content files. */
export function explainFailures(failures: readonly Failure[], project: Project): Diagnostic[] {
  const { docs, posts } = project.index;
  const files = new Map([...docs, ...posts].map(({ route, file }) => [route, file]));
  const diagnostics = failures.flatMap(({ page, error }) => {
    const file = page === undefined ? undefined : files.get(`${decodeURIComponent(page)}/`);
    const name = file ?? page;
    return listErrors(error).flatMap((cause) => explainError(cause, name, project));
  });
  // A list also fails if one of its posts does; the post's own page reports that.
  const contentMessages = new Set(
    diagnostics.filter(({ file }) => isContent(file)).map(({ message }) => message),
  );
  return diagnostics.filter(
    ({ file, message }) => isContent(file) || !contentMessages.has(message),
  );
}

const isContent = (file: string) => file.startsWith('content/');

/** Lists each error once, without those that only wrap or follow another error. */
function listErrors(error: unknown): unknown[] {
  const all: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const primary = all.filter((cause) => !(cause instanceof Error && 'digest' in cause));
  return primary.length > 0 ? primary : all;
}

function explainError(error: unknown, name: string | undefined, project: Project): Diagnostic[] {
  const carried = diagnosticsOf(error);
  if (carried)
    return carried.map((diagnostic) =>
      'element' in diagnostic ? placeElement(diagnostic, name, project) : diagnostic,
    );
  const text = error instanceof Error ? error.message : `it threw ${JSON.stringify(error)}`;
  const stack = error instanceof Error ? error.stack : undefined;
  const bundled = readModuleError(project.root, text);
  if (bundled) return [bundled];
  const { component, at } = findThrower(stack ?? '', project.root, project.folder);
  const what = component ? `<${component}> failed` : 'this could not be rendered';
  const [message = ''] = text.replaceAll(`${project.root}/`, '').split('\n');
  const thrown = at && placeThrown(at, project);
  // A module that fails while it loads isn't the page's diagnostic.
  const isLoading = component === undefined && thrown?.file.startsWith('src/');
  const file = (isLoading ? thrown?.file : name) ?? at?.source ?? 'src';
  const place =
    thrown?.file === file
      ? thrown
      : component
        ? placeUse(file, component, project.root)
        : functionProp.test(message)
          ? placeFunctionProp(file, project.root)
          : undefined;
  const lines = [
    thrown && describeThrown(thrown, place),
    [suggestRemedy(message), 'DEBUG=1 shows the stack.'].filter(Boolean).join(' '),
  ];
  const hint = process.env.DEBUG && stack ? stack : lines.filter(Boolean).join('\n    ');
  const { line, column } = place ?? {};
  return [
    { file, line, column, message: `${what}: ${message || 'an error without a text'}`, hint },
  ];
}

const functionProp = /^Functions cannot be passed directly to Client Components/;

/** What to do about what only a browser has, which is what fails most of the time. */
const remedies: readonly [RegExp, string][] = [
  [
    /^(?:window|document|navigator|localStorage|sessionStorage|location|self|HTMLElement) is not defined/,
    "Pages are rendered without a browser: read it in useEffect, in a component whose file starts with 'use client'.",
  ],
  [
    /^(?:.*\b)?(?:use[A-Z]\w*|createContext)\b.* is not a function|^Invalid hook call/,
    "It works in components for browsers only: write 'use client' in the first line of the component's file.",
  ],
  [
    functionProp,
    'A component for browsers gets elements, texts and data from a page: write name={<Part />} instead of name={Part}, and put functions into a component of its own.',
  ],
];

function suggestRemedy(message: string): string | undefined {
  return remedies.find(([pattern]) => pattern.test(message))?.[1];
}

type Thrown = { file: string; line?: number; column?: number; code?: string };

/** The line that threw, with its place if that isn't the place of the diagnostic. */
function describeThrown(thrown: Thrown, place: object | undefined): string | undefined {
  if (thrown === place) return thrown.code;
  return `It was thrown in ${formatPlace(thrown)}${thrown.code ? `: ${thrown.code}` : '.'}`;
}

/** The place in a file of the project, and its line there. */
function placeThrown(
  { source: file, line, column, code, isWritten }: ThrownAt,
  { root, index }: Project,
): Thrown {
  if (isWritten) return { file, line, column, code: code?.trim() };
  const compiledLine = code ?? readProgram(root, file, index)?.split('\n')[line - 1];
  const text = readSource(root, file);
  const place = compiledLine === undefined ? undefined : placeInSource(text, compiledLine, column);
  const written = place && text.split('\n')[place.line - 1]?.trim();
  return { file, ...place, code: written };
}

/** Where a page has a component in its text. */
function placeUse(file: string, component: string, root: string) {
  const text = readSource(root, file);
  const at = text.search(new RegExp(`<${component.replaceAll('$', '\\$')}\\b`));
  return at < 0 ? undefined : placeAt(text, at);
}

/** Where a page passes what it imports, or a function, to a component. */
function placeFunctionProp(file: string, root: string) {
  const text = readSource(root, file);
  const names = Array.from(text.matchAll(/^import (\w+) from .*\.mdx?['"]/gm), ([, name]) => name);
  const passed = ['\\([\\w\\s,{}]*\\) *=>', 'function\\b', ...names.map((name) => `${name}\\}`)];
  const at = text.search(new RegExp(`(?<=<[A-Z][^<>]*\\s)\\w+=\\{(?:${passed.join('|')})`));
  return at < 0 ? undefined : placeAt(text, at);
}

/**
 * Places an error of a finished page where its element is written: in the page's own file, in a text that pages show,
 * or in the configuration. An element that code makes is reported at the page.
 */
function placeElement(
  { element, address = '', listing: _, ...diagnostic }: Diagnostic & PolicyError,
  name = diagnostic.file,
  { root, index }: Project,
): Diagnostic {
  const written = escapePattern(address).replaceAll('&', '&(?:amp;)?');
  const pattern = new RegExp(`<${element}\\b[^>]*?${written}`, 'i');
  for (const file of [name, ...index.partials.map(({ file }) => file), 'site.config.ts']) {
    const text = readSource(root, file);
    const at = text.search(pattern);
    if (at >= 0) return { ...diagnostic, file, ...placeAt(text, at) };
  }
  return { ...diagnostic, file: name };
}

function readSource(root: string, file: string): string {
  const full = path.join(root, file);
  return existsSync(full) && statSync(full).isFile() ? readFileSync(full, 'utf8') : '';
}

/** What a content file was compiled to. */
function readProgram(root: string, file: string, index: ContentIndex): string | undefined {
  const all = [...index.docs, ...index.posts, ...index.partials];
  const facts = all.find((source) => source.file === file)?.facts;
  const body = facts && readCompiled(root, facts.key).body;
  return body && 'code' in body ? body.code : undefined;
}

/** The bundle has its own copy of the class DiagnosticError, so diagnostics are recognized by their shape. */
function diagnosticsOf(error: unknown): (Diagnostic | (Diagnostic & PolicyError))[] | undefined {
  const isKnown =
    error instanceof Error && error.name === 'DiagnosticError' && 'diagnostics' in error;
  return isKnown && Array.isArray(error.diagnostics) ? error.diagnostics : undefined;
}
