import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { z } from 'zod';

/** An element of a drawing: its name, its attributes, what is in it. */
export type Drawing = readonly [name: string, attributes: Record<string, string>, parts: Drawing[]];

export type Example = {
  /** Its folder's, which its address has. */
  name: string;
  title: string;
  /** A sentence for the menu. */
  text: string;
  picture: Drawing;
  /** As a project of `samples/` has them. */
  files: { name: string; code: string }[];
};

const list = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z][a-z-]*$/),
    title: z.string().min(1),
    text: z.string().min(1),
  }),
);

/**
 * Reads the projects of a folder in the order of its `examples.json`; the first is what the
 * playground begins with. None where there is no such folder.
 */
export function readExamples(folder: string): Example[] {
  const file = path.join(folder, 'examples.json');
  if (!existsSync(file)) return [];
  return list.parse(JSON.parse(readFileSync(file, 'utf8'))).map((example) => ({
    ...example,
    picture: readPicture(path.join(folder, example.name, 'picture.svg')),
    files: readFiles(path.join(folder, example.name)),
  }));
}

/** `App.tsx` first, then the others by their names. */
function readFiles(folder: string): Example['files'] {
  const names = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  return names
    .sort((a, b) => Number(b === 'App.tsx') - Number(a === 'App.tsx') || (a < b ? -1 : 1))
    .map((name) => ({ name, code: readFileSync(path.join(folder, name), 'utf8') }));
}

function readPicture(file: string): Drawing {
  const { children } = fromHtml(readFileSync(file, 'utf8'), { fragment: true, space: 'svg' });
  const svg = children.find((child) => child.type === 'element');
  if (!svg) throw new Error(`${file} has no drawing in it`);
  return drawingOf(svg);
}

function drawingOf({ tagName, properties, children }: Element): Drawing {
  const attributes = Object.entries(properties).map(([name, value]) => [nameOf(name), `${value}`]);
  const parts = children.filter((child) => child.type === 'element').map(drawingOf);
  return [tagName, Object.fromEntries(attributes), parts];
}

/** `strokeWidth` is `stroke-width` in a drawing. */
function nameOf(property: string): string {
  return property === 'viewBox'
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
