import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The origin of an error, as far as its stack tells. */
export type Thrower = {
  /** The innermost component that was being rendered. */
  component?: string;
  /** The file of the project that threw, as a path from the root. */
  source?: string;
};

type Frame = { name: string; file: string; line: number };

/**
 * Reads the stack of an error that was thrown in the bundle, where functions keep their names.
 * @param folder the bundle's folder
 */
export function findThrower(stack: string, root: string, folder: string): Thrower {
  const frames = stack.split('\n').flatMap(readFrame);
  const named = frames.find(
    ({ name }) => /^[A-Z][A-Za-z\d$]*$/.test(name) && name !== 'MDXContent',
  );
  const first = frames.find(({ file }) => file.startsWith(folder));
  // The bundler renames the second of two components with the same name to `Card$1`.
  return { component: named?.name.replace(/\$\d+$/, ''), source: first && sourceOf(first, root) };
}

/** Reads a line like `at async Object.Card (file:///site/bundle.js:12:3)`. Frames of the runtime are left out. */
function readFrame(line: string): Frame[] {
  const parts = /^\s+at (?:async )?(?:new )?(?:(\S+) (?:\[as .+\] )?\()?(.+?):(\d+):\d+\)?$/.exec(
    line,
  );
  const [, called = '', place = '', number] = parts ?? [];
  if (!parts || place.startsWith('node:')) return [];
  const file = place.startsWith('file:') ? fileURLToPath(place) : place;
  return [{ name: called.split('.').at(-1) ?? '', file, line: Number(number) }];
}

/** Finds the source file of a frame: the bundler writes a comment with its name above its code. */
function sourceOf({ file, line }: Frame, root: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const above = readFileSync(file, 'utf8').split('\n').slice(0, line).reverse();
  const names = above.flatMap((text) => /^\/\/ (\S+\.[cm]?[jt]sx?)$/.exec(text)?.[1] ?? []);
  const name = names.find((found) => existsSync(path.join(root, found)));
  return name?.startsWith('node_modules/') ? undefined : name;
}
