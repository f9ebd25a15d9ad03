import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { z } from 'zod';
import { parseYaml } from '../../../content/front-matter/parse-yaml.ts';
import { unifyLines } from '../../../content/unify-lines.ts';
import { type Diagnostic, DiagnosticError } from '../../../diagnostics/diagnostic.ts';
import { type FieldDiagnostic, placeDiagnostic } from '../../../diagnostics/places.ts';
import { listFiles } from '../../../node/list-files.ts';
import { noteInput } from '../../../publish/bundle/bundle-inputs.ts';

/** An element of a drawing: name, attributes, children. */
export type Drawing = readonly [
  name: string,
  attributes: Record<string, string>,
  drawings: Drawing[],
];

export type Example = {
  /** The name of its folder, which is in its address. */
  name: string;
  title: string;
  /** A sentence for the menu. */
  text: string;
  picture: Drawing;
  /** Its files, as in a project of `samples/`. */
  files: { name: string; code: string }[];
};

const list = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z][a-z-]*$/, 'expected lower-case letters and hyphens'),
    title: z.string().min(1),
    text: z.string().min(1),
  }),
);

export const playgroundFolder = 'content/playground';

const listFile = `${playgroundFolder}/examples.json`;

/**
 * Reads the projects of a folder in the order of its `examples.json`; the first is the one that the playground
 * shows first. None if there is no such folder.
 * @throws DiagnosticError if something is wrong with them
 */
export function readExamples(folder: string): Example[] {
  for (const name of listFiles(folder)) noteInput(path.join(folder, name));
  const { entries, diagnostics } = listExamples(folder);
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  return entries.map((example) => ({
    ...example,
    picture: readPicture(path.join(folder, example.name, 'picture.svg')),
    files: readFiles(path.join(folder, example.name)),
  }));
}

/** Finds what is wrong with the projects of a folder, with places in `examples.json`. */
export function findExampleDiagnostics(folder: string): Diagnostic[] {
  return listExamples(folder).diagnostics;
}

function listExamples(folder: string): {
  entries: z.infer<typeof list>;
  diagnostics: Diagnostic[];
} {
  const file = path.join(folder, 'examples.json');
  if (!existsSync(file)) return { entries: [], diagnostics: [] };
  const parsed = parseYaml(readFileSync(file, 'utf8'), list, listFile);
  const entries = parsed.value ?? [];
  const incomplete = entries.flatMap(({ name }, at) =>
    findGap(folder, name).map((message): FieldDiagnostic => {
      return { file: listFile, field: `[${at}].name`, message };
    }),
  );
  const diagnostics = [
    ...parsed.diagnostics,
    ...incomplete.map((diagnostic) => placeDiagnostic(diagnostic, parsed.places)),
  ];
  return {
    entries,
    diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic, route: '/playground/' })),
  };
}

/** Finds the missing parts of a project. */
function findGap(folder: string, name: string): string[] {
  const needed = ['App.tsx', 'picture.svg'].map((file) => `${name}/${file}`);
  const missing = needed.find((file) => !existsSync(path.join(folder, file)));
  if (missing) return [`${playgroundFolder}/${missing} does not exist`];
  const isDrawn = findDrawing(path.join(folder, name, 'picture.svg')) !== undefined;
  return isDrawn ? [] : [`${playgroundFolder}/${name}/picture.svg has no element`];
}

/** `App.tsx` first, then the others by name. */
function readFiles(folder: string): Example['files'] {
  const names = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  return names
    .sort((a, b) => Number(b === 'App.tsx') - Number(a === 'App.tsx') || (a < b ? -1 : 1))
    .map((name) => ({ name, code: unifyLines(readFileSync(path.join(folder, name), 'utf8')) }));
}

function readPicture(file: string): Drawing {
  const svg = findDrawing(file);
  if (!svg) throw new Error(`${file} has no element`);
  return drawingOf(svg);
}

function findDrawing(file: string): Element | undefined {
  const { children } = fromHtml(readFileSync(file, 'utf8'), { fragment: true, space: 'svg' });
  return children.find((child) => child.type === 'element');
}

function drawingOf({ tagName, properties, children }: Element): Drawing {
  const attributes = Object.entries(properties).map(([name, value]) => [nameOf(name), `${value}`]);
  const drawings = children.filter((child) => child.type === 'element').map(drawingOf);
  return [tagName, Object.fromEntries(attributes), drawings];
}

/** `strokeWidth` becomes `stroke-width` in a drawing. */
function nameOf(property: string): string {
  return property === 'viewBox'
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
