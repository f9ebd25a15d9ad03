import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Document, type HTMLElement, Window } from 'happy-dom';
import { copyEngine } from '../../bench/sites/own-site.ts';
import { findOnly } from './built-site.ts';

/** The pages that most tests look at. */
export const treeRoutes = {
  installation: '/docs/getting-started/installation/',
  firstRow: '/docs/getting-started/Your-First-Row/',
  plans: '/docs/guides/Watering Plans/',
  deep: '/docs/guides/advanced/deep watering/',
  embeds: '/docs/guides/advanced/embeds/',
  components: '/docs/guides/advanced/components/',
} as const;

const project = process.cwd();
const window = new Window();

export type BuiltTree = {
  status: number | null;
  /** The errors and warnings of the build, one line each with its location. */
  diagnostics: string[];
  /** The text of a file of the site. */
  read: (file: string) => string;
  /** The document of a page, which may be changed. */
  parse: (route: string) => Document;
  /** The main part of a page. */
  main: (route: string) => HTMLElement;
  /** The rules of the style sheets that a page links to. */
  rulesOf: (route: string) => string;
  files: string[];
  remove: () => void;
};

/** Builds a tree of `test/fixtures` with the real command, in a separate folder. */
export function buildTree(name = 'docusaurus'): BuiltTree {
  const root = mkdtempSync(path.join(tmpdir(), 'docusaurus-tree-'));
  copyEngine(project, root);
  cpSync(path.join(project, 'test/fixtures', name), root, { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ['src/commands/build.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, DEBUG: undefined, VITEST: undefined },
  });
  const folder = path.join(root, 'dist/public');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const parse = (route: string) =>
    new window.DOMParser().parseFromString(read(`${route.slice(1)}index.html`), 'text/html');
  return {
    status,
    diagnostics: stderr.split('\n').filter((line) => /^\S/.test(line)),
    read,
    parse,
    main: (route) => findOnly(parse(route), 'main'),
    rulesOf: (route) =>
      [...parse(route).querySelectorAll('link[rel=stylesheet]')]
        .map((link) => read((link.getAttribute('href') ?? '').slice(1)))
        .join(''),
    files: globSync('**/*.*', { cwd: folder }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
