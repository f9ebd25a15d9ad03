import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

export type FoundFiles = {
  /** Paths relative to the root, sorted, with forward slashes. */
  files: string[];
  diagnostics: Diagnostic[];
};

type Walk = FoundFiles & { root: string; realRoot: string };

/**
 * Lists every file below a folder of the project; follows links, skips dotfiles.
 * @param folder path relative to the root; it may be missing
 * @returns the files, and a diagnostic for each link that is broken, circular, or leads out of the root
 */
export function listContentFiles(root: string, folder: string): FoundFiles {
  const walk: Walk = { root, realRoot: realpathSync(root), files: [], diagnostics: [] };
  const top = statOf(path.join(root, folder));
  if (top?.isDirectory()) visitFolder(walk, folder, [realpathSync(path.join(root, folder))]);
  return { files: walk.files.sort(), diagnostics: walk.diagnostics };
}

/** All content files, from one listing. */
export type ContentListing = Record<'docs' | 'posts' | 'pages', FoundFiles>;

/** Lists the content files once, for everything that reads them. */
export function listContent(root: string): ContentListing {
  const docs = listContentFiles(root, 'content/docs');
  const older = listContentFiles(root, 'content/versioned_docs');
  return {
    docs: {
      files: [...docs.files, ...older.files],
      diagnostics: [...docs.diagnostics, ...older.diagnostics],
    },
    posts: listContentFiles(root, 'content/blog'),
    pages: listContentFiles(root, 'content/pages'),
  };
}

/** Lists the files to compile, including partials. */
export function sourcesOf({ docs, posts, pages }: ContentListing): string[] {
  return [...docs.files, ...posts.files, ...pages.files].filter((file) => /\.mdx?$/.test(file));
}

/** @param above the real paths of the folders that contain this one, and its own */
function visitFolder(walk: Walk, folder: string, above: readonly string[]): void {
  for (const entry of readFolder(walk, folder)) {
    if (entry.name.startsWith('.')) continue;
    const file = `${folder}/${entry.name}`;
    if (entry.isSymbolicLink()) followLink(walk, file, above);
    else if (entry.isFile()) walk.files.push(file);
    else if (entry.isDirectory()) {
      visitFolder(walk, file, [...above, path.join(above.at(-1) ?? '', entry.name)]);
    }
  }
}

function followLink(walk: Walk, file: string, above: readonly string[]): void {
  const full = path.join(walk.root, file);
  const stat = statOf(full);
  if (!stat) {
    report(walk, file, 'the symbolic link points to nothing', 'Fix its target, or delete it.');
    return;
  }
  const target = realpathSync(full);
  if (target !== walk.realRoot && !target.startsWith(walk.realRoot + path.sep)) {
    const hint = 'Copy the file it points to: the build reads nothing outside the project.';
    report(walk, file, 'the symbolic link points outside the project', hint);
  } else if (stat.isDirectory() && above.includes(target)) {
    const around = path.relative(walk.realRoot, target).split(path.sep).join('/');
    const hint = "A link can't point to a folder that contains it.";
    report(walk, file, `the symbolic link leads back to ${around || 'the root'}`, hint);
  } else if (stat.isDirectory()) {
    visitFolder(walk, file, [...above, target]);
  } else {
    walk.files.push(file);
  }
}

function readFolder(walk: Walk, folder: string): Dirent[] {
  try {
    return readdirSync(path.join(walk.root, folder), { withFileTypes: true });
  } catch (error) {
    report(walk, folder, `the folder cannot be read (${codeOf(error)})`, 'Check its permissions.');
    return [];
  }
}

function report(walk: Walk, file: string, message: string, hint: string): void {
  walk.diagnostics.push({ file, message, hint });
}

function statOf(file: string) {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** An error code such as `EACCES`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
