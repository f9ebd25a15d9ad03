import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  escapingComponent,
  evaluatedAttacks,
  type Targets,
} from '../unit/features/samples/sandbox/attacks.ts';
import {
  type BuildResult,
  configText,
  makeProject,
  makeTestFolder,
  runCommand,
  smallSite,
  writeDoc,
} from './small-site.ts';

const root = makeTestFolder('hostile-samples');
const page = 'content/docs/guide/innocent.mdx';
const env = { SAMPLES_SECRET: 'secret of the environment' };
let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.destroy();
});

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\`\`\`\n`;
const innocent = fence(
  'tsx title="Card.tsx"',
  `import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({ root: { color: { default: 'red', ':hover': 'blue' }, width: 1 } });
export const Card = () => <p {...stylex.props(styles.root)}>{[1, 2].map(String)}</p>;
`,
);
const endless = fence('jsx', 'export const A = () => { for (;;); };\n').replace(
  'export',
  "import * as stylex from '@stylexjs/stylex';\nexport",
);

/** Pages with attacks, sorted before and after the innocent page. */
function hostilePages(targets: Targets): [file: string, text: string][] {
  // These change the compiler that all samples of a site share, also those of their own site.
  const {
    'lists that map to another thing': _lists,
    'rules on all objects': _objects,
    'a changed replace of strings': _texts,
    ...others
  } = evaluatedAttacks(targets);
  const evaluated = Object.values(others);
  const codes = [
    ...evaluated.map((code) => fence('ts', code)),
    fence('jsx', `import * as stylex from '@stylexjs/stylex';\n${escapingComponent(targets)}`),
  ];
  return ['attack', 'zombie'].map((name) => [
    `content/docs/guide/${name}.mdx`,
    writeDoc(`Page ${name}`, codes.join('\n')),
  ]);
}

/** The sample as its page shows it. */
function readShownPages(): string {
  const html = readFileSync(path.join(root, 'dist/public/docs/guide/innocent/index.html'), 'utf8');
  return /<div class="sample ties">.*?<\/details>/s.exec(html)?.[0] ?? 'nothing';
}

let targets: Targets;
let alone: string;
let attacked: { check: BuildResult; build: BuildResult; shown: string; pages: string };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const file = path.join(root, 'written');
  targets = {
    file,
    secretFile: path.join(root, '.env'),
    port,
    parent: process.pid,
    variable: 'SAMPLES_SECRET',
  };
  const config = configText({}).replace('{', '{ "samples": { "prove": false, "show": true },');
  makeProject(
    root,
    smallSite().set(page, writeDoc('Innocent', innocent)).set('site.config.ts', config),
  );
  writeFileSync(targets.secretFile, 'secret of a file');
  await runCommand(root, 'build', { env });
  alone = readShownPages();
  for (const [name, text] of hostilePages(targets)) writeFileSync(path.join(root, name), text);
  rmSync(path.join(root, '.cache/compile'), { recursive: true, force: true });
  const check = await runCommand(root, 'check-content', { env });
  rmSync(path.join(root, '.cache/compile'), { recursive: true, force: true });
  const build = await runCommand(root, 'build', { env });
  const pages = ['attack', 'zombie'].map((name) =>
    readFileSync(path.join(root, `dist/public/docs/guide/${name}/index.html`), 'utf8'),
  );
  attacked = { check, build, shown: readShownPages(), pages: pages.join() };
  // Two full builds, on a machine that may be busy.
});

afterAll(() => server.close());

test('hostile samples cannot connect, write files, read secrets or end the processes that check and build them', () => {
  expect(attacked.check).toMatchObject({ code: 0, signal: null });
  expect(attacked.build).toMatchObject({ code: 0, signal: null });
  expect({ connections, isWritten: existsSync(targets.file) }).toEqual({
    connections: 0,
    isWritten: false,
  });
  expect(attacked.pages).toContain('<b>found: </b>');
  expect(attacked.pages + attacked.build.output).not.toContain('secret of');
});

test('an innocent sample beside hostile ones is rendered as without them, byte for byte', () => {
  expect(alone).toContain('<p class="x1e2nbdu');
  expect(attacked.shown).toBe(alone);
});

test('a sample that never ends is reported with its file, line and column, and the others are checked', async () => {
  const wrong = '```css file=./nowhere.css\n```\n';
  const lines = ['---', 'title: Endless', 'description: E.', '---', '', endless, wrong];
  writeFileSync(path.join(root, 'content/docs/guide/endless.mdx'), lines.join('\n'));
  const { code, output } = await runCommand(root, 'check-content', { env });
  expect(code).toBe(1);
  expect(output).toContain(
    'content/docs/guide/endless.mdx:6:1  sample.jsx was stopped while it was compiled or rendered: it used more than 5 seconds of CPU time',
  );
  expect(output).toMatch(/endless\.mdx:\d+:\d+ {2}"\.\/nowhere\.css": there is no such file/);
});

test('checking content runs the configuration, but no code of pages and of what they import', async () => {
  rmSync(path.join(root, 'content/docs/guide/endless.mdx'), { force: true });
  const write = (name: string) =>
    `globalThis.process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(path.join(root, name))}, '')`;
  const text = `import { Side } from './side.tsx';\n\nexport const ran = ${write('ran-page')};\n\n<Side /> {${write('ran-expression')}}\n`;
  writeFileSync(path.join(root, 'content/docs/guide/code.mdx'), writeDoc('Code', text));
  writeFileSync(
    path.join(root, 'content/docs/guide/side.tsx'),
    `${write('ran-component')};\nexport function Side() { return <b>side</b>; }\n`,
  );
  const config = readFileSync(path.join(root, 'site.config.ts'), 'utf8');
  writeFileSync(path.join(root, 'site.config.ts'), `${write('ran-config')};\n${config}`);
  await runCommand(root, 'check-content', { env });
  const ran = ['ran-page', 'ran-expression', 'ran-component', 'ran-config'].filter((name) =>
    existsSync(path.join(root, name)),
  );
  expect(ran).toEqual(['ran-config']);
});
