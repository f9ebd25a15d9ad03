import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentUrl } from '../../content/content-url.ts';

/** Where something was thrown in a file of the project, or in code that was made from it. */
export type ThrownAt = {
  /** The file, as a path from the root. */
  source: string;
  /** The place there; that of content is counted in its program. */
  line: number;
  column: number;
  /** A line of the bundle, or of the file; content's program is known by its file. */
  code?: string;
  /** Whether it is the place in the file itself. */
  isWritten?: true;
};

/** The origin of an error, as far as its stack tells. */
export type Thrower = {
  /** The innermost component that was being rendered. */
  component?: string;
  /** The first place in the project's own files: a component, or content. */
  at?: ThrownAt;
};

type Frame = { name: string; file: string; line: number; column: number };

/**
 * Reads the stack of an error that was thrown in the bundle, where functions keep their names, or in dev.
 * @param folder the bundle's folder; without it, frames are those of the project's own files
 */
export function findThrower(stack: string, root: string, folder?: string): Thrower {
  const frames = stack.split('\n').flatMap(readFrame);
  const named = frames.find(
    ({ name }) => /^[A-Z][A-Za-z\d$]*$/.test(name) && name !== 'MDXContent',
  );
  const [at] = frames.flatMap((frame) => placeFrame(frame, root, folder) ?? []);
  // Of two components of one name the bundler calls the second `Card$1`.
  return { component: named?.name.replace(/\$\d+$/, ''), at };
}

/** Reads a line like `at async Object.Card (file:///site/bundle.js:12:3)`. Frames of the runtime are left out. */
function readFrame(line: string): Frame[] {
  const match = /^\s+at (?:async )?(?:new )?(?:(\S+) (?:\[as .+\] )?\()?(.+?):(\d+):(\d+)\)?$/.exec(
    line,
  );
  const [, called = '', place = '', number, column] = match ?? [];
  if (!match || place.startsWith('node:')) return [];
  const file = place.startsWith('file:') ? fileURLToPath(place) : place;
  return [
    { name: called.split('.').at(-1) ?? '', file, line: Number(number), column: Number(column) },
  ];
}

function placeFrame(frame: Frame, root: string, folder: string | undefined): ThrownAt | undefined {
  const { file, line, column } = frame;
  if (file.startsWith(contentUrl)) {
    // A function has two lines above its body.
    return { source: decodeURI(file.slice(contentUrl.length)), line: line - 2, column };
  }
  if (!file.startsWith(folder ?? root) || !existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  if (folder === undefined) {
    const source = path.relative(root, file).split(path.sep).join('/');
    const isOwn = !/^(?:node_modules|\.cache)\//.test(source);
    return isOwn ? { source, line, column, code: lines[line - 1], isWritten: true } : undefined;
  }
  const source = sourceOf(lines.slice(0, line), root);
  return source === undefined ? undefined : { source, line, column, code: lines[line - 1] };
}

/** The bundler writes a file's name above what it took from it. */
function sourceOf(lines: readonly string[], root: string): string | undefined {
  const names = lines
    .toReversed()
    .flatMap((text) => /^\/\/ (\S+\.[cm]?[jt]sx?)$/.exec(text)?.[1] ?? []);
  const name = names.find((candidate) => existsSync(path.join(root, candidate)));
  return name?.startsWith('node_modules/') ? undefined : name;
}
