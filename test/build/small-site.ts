import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { ownConfig } from '../../bench/sites/own-config.ts';
import { copyEngine } from '../../bench/sites/own-site.ts';
import { logo } from '../../bench/sites/site-kind.ts';
import { writeFiles } from '../../bench/sites/write-site.ts';
import type { SiteConfigInput } from '../../src/config/schema.ts';
import { bundleFolder } from '../../src/publish/bundle/cached-bundle.ts';
import { compileCache } from '../compile-cache.ts';

/**
 * Test sites are on the project's own disk, so that packages can be linked. Their paths contain the word that
 * compiled code is recognized by, as a checkout's may.
 */
const testFolder = path.join(process.cwd(), '.build/tests/stylex');

/** Creates an empty folder in the project for the sites of one test file. */
export function makeTestFolder(name: string): string {
  const folder = path.join(testFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * A project with the code and the packages of this one and the given files; `smallSite` is a
 * complete site.
 */
export function makeProject(folder: string, files = smallSite()): string {
  writeFiles(folder, files);
  copyEngine(process.cwd(), folder);
  // Copying the engine has removed these files, which belong to this project.
  writeFiles(folder, new Map([...files].filter(([name]) => name.startsWith('node_modules/'))));
  return folder;
}

/** A doc that links to the first page, which all test sites have. */
export function writeDoc(title: string, body: string): string {
  return `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nSee [the guide](/docs/guide/).\n\n## Part\n\n${body}\n`;
}

/** A site with every kind of file that pages are made from, by path. */
export function smallSite(): Map<string, string> {
  const files = new Map([
    [
      'content/docs/guide/index.mdx',
      '---\ntitle: Guide\ndescription: All of it.\n---\n\nThe start.\n',
    ],
    ['content/docs/guide/_note.mdx', 'A **note** in many pages.\n'],
    ['content/docs/guide/_shown.mdx', '### Shown\n\nWhat a component shows.\n'],
    ['content/docs/guide/shown.jsx', showingText('./_shown.mdx')],
    ['content/docs/guide/badge.tsx', componentText('Badge', 'first')],
    [
      'content/docs/guide/target.mdx',
      writeDoc('Target', 'Others link here.\n\n```css file=./rule.css\n```'),
    ],
    ['content/docs/guide/rule.css', '.step0 { color: red; }\n'],
    ['content/docs/guide/pic.svg', picture(0)],
    ['content/blog/authors.yml', 'ann:\n  name: Ann\nben:\n  name: Ben\n'],
    ['public/img/logo.svg', logo],
    ['public/data.txt', 'data\n'],
    ['site.config.ts', configText({})],
  ]);
  for (const folder of ['01-basics', '02-more']) {
    const label = `{ "label": "Part ${folder.slice(0, 2)}" }\n`;
    files.set(`content/docs/guide/${folder}/_category_.json`, label);
    for (let page = 1; page <= 5; page += 1) {
      const body = `${page % 2 ? withNote : withLinks}${page % 3 ? '' : withBadge}${page % 4 ? '' : withShown}\`\`\`js\nlet a = ${page};\n\`\`\`\n`;
      files.set(
        `content/docs/guide/${folder}/page-${page}.mdx`,
        writeDoc(`Page ${folder} ${page}`, body),
      );
    }
  }
  for (const day of ['01', '02', '03']) {
    const head = `---\ntitle: Post ${day}\ndescription: Of ${day}.\nauthors: ann\ntags: [news]\n---\n`;
    files.set(
      `content/blog/2026-01-${day}-post-${day}.mdx`,
      `${head}\nFirst of ${day}.\n\n{/* truncate */}\n\nMore.\n`,
    );
  }
  return files;
}

const withLinks = 'See [the target](../target.mdx#part).\n\n![A picture](../pic.svg)\n\n';
const withNote = "import Note from '../_note.mdx';\n\n<Note />\n\n";
const withBadge = "import { Badge } from '../badge.tsx';\n\n<Badge />\n\n";

const withShown = "import { Shown } from '../shown.jsx';\n\n<Shown />\n\n";

/** A component that shows a content file. */
export function showingText(file: string): string {
  return `import Text from '${file}';\n\nexport const Shown = () => <Text />;\n`;
}

/** A different picture for each number. */
export function picture(number: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${10 + number}" height="10"/>\n`;
}

export function componentText(name: string, says: string): string {
  return `export function ${name}() {\n  return <b>${says}</b>;\n}\n`;
}

export function configText({
  url = ownConfig.url,
  baseUrl = '/',
  guide = 'Guide',
  redirects = ownConfig.redirects,
  contentSecurityPolicy = {},
  ...features
}: Partial<SiteConfigInput> & { guide?: string }): string {
  const [first, ...others] = ownConfig.navbar.items;
  const items = [{ ...first, label: guide }, ...others];
  const navbar = { ...ownConfig.navbar, items };
  const fields = { url, baseUrl, navbar, redirects, contentSecurityPolicy };
  const config = { ...ownConfig, ...fields, ...features };
  return `export default ${JSON.stringify(config, null, 2)};\n`;
}

export type BuildResult = { code: number | null; signal: string | null; output: string };
type RunOptions = { env?: Record<string, string>; started?: (child: ChildProcess) => void };

/**
 * Runs a command in a project to its end: that of this project, whose copy has the same, since Node keeps compiled code
 * by its path.
 */
export function runCommand(
  root: string,
  command: string,
  options?: RunOptions,
): Promise<BuildResult> {
  return runScript(root, path.resolve(`src/commands/${command}.ts`), [], options);
}

/** Runs a script in a project to its end. */
export function runScript(
  root: string,
  script: string,
  args: readonly string[],
  { env, started }: RunOptions = {},
): Promise<BuildResult> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...compileCache,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  started?.(child);
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
}

export const build = (root: string, options?: RunOptions) => runCommand(root, 'build', options);

/** Builds a project, and throws the output if that fails. */
export async function buildWell(root: string, options?: RunOptions): Promise<void> {
  const { code, output } = await build(root, options);
  if (code !== 0) throw new Error(`the build of ${root} ended with ${code}:\n${output}`);
}

/** Bundles that tests have built, identified by their code and their part of the configuration. */
const bundles = path.join(process.cwd(), '.build/test-bundles');

/** What the build of this project has kept of its tools, such as the bundled compiler of the playground. */
const tools = '.cache/tools';

/**
 * Gives a project the bundles that other tests have built, of which its build takes the one with the same code and the
 * same part of the configuration, and what another one has in common with this project's. Only for tests of pages: the
 * bundle takes two thirds of the time of a small site.
 */
export function takeBundles(root: string): void {
  if (existsSync(tools)) cpSync(tools, path.join(root, tools), { recursive: true });
  const own = path.join(root, bundleFolder);
  mkdirSync(bundles, { recursive: true });
  for (const name of readdirSync(bundles).filter((one) => !one.startsWith('.'))) {
    cpSync(path.join(bundles, name), path.join(own, name), { recursive: true });
  }
}

/** Builds a project with the bundle of the site of another test if that is the same, and keeps it for others. */
export async function buildPages(root: string): Promise<void> {
  const own = path.join(root, bundleFolder);
  takeBundles(root);
  await buildWell(root);
  for (const name of readdirSync(own)) {
    const made = path.join(bundles, name);
    if (existsSync(made)) continue;
    const fresh = path.join(bundles, `.${name}-${process.pid}-${threadId}`);
    cpSync(path.join(own, name), fresh, { recursive: true });
    try {
      renameSync(fresh, made);
    } catch (error) {
      rmSync(fresh, { recursive: true });
      // Another test may have been faster.
      if (!existsSync(made)) throw error;
    }
  }
}

/** The digest of every file below a folder, by its path. */
export function digestTree(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

export const digestSite = (root: string) => digestTree(path.join(root, 'dist/public/'));

/** The paths of files that differ. */
export function findDifferences(a: Map<string, string>, b: Map<string, string>): string[] {
  const names = new Set([...a.keys(), ...b.keys()]);
  return [...names].filter((name) => a.get(name) !== b.get(name)).sort();
}
