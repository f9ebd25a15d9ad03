import { beforeAll, expect, test } from 'vitest';
import { createContentCompiler } from '../../src/compile/files/content-cache.ts';
import { readContent } from '../../src/compile/files/read-content.ts';
import { bundlePlayground } from '../../src/features/playground/bundle/bundle-playground.ts';
import type {
  CompileAnswer,
  CompileRequest,
} from '../../src/features/playground/protocol/compiler.ts';
import { compileProject } from '../../src/features/samples/compiler/compile-project.ts';
import { plainControls } from '../../src/features/samples/compiler/plain-controls.ts';
import type { NamesMode, ProjectFile } from '../../src/features/samples/compiler/project.ts';
import { sheetOf } from '../../src/features/samples/compiler/sheet-of.ts';
import { listSamplePages } from '../../src/features/samples/prove/prove-samples.ts';
import { startWorker } from '../unit/features/playground/start-worker.ts';

const root = process.cwd();

/** Sends a request to the script of the worker, which runs with only the globals of a worker. */
let ask: (request: CompileRequest) => CompileAnswer;
let scripts: readonly { code: string }[];

beforeAll(async () => {
  const options = { root, baseUrl: '/', names: '[name].js', plugins: [] };
  ({ scripts } = await bundlePlayground(['compiler'], options));
  const send = startWorker(scripts[0]?.code ?? '');
  ask = (data) => JSON.parse(send(data));
});

test('X26 the worker compiles every sample of the docs to the same output as the build', {
  tags: 'links',
}, async () => {
  const { index } = await readContent(
    root,
    createContentCompiler(root, { choices: { samples: {} } }),
    false,
  );
  const projects = new Map<string, ProjectFile[]>();
  for (const { read } of listSamplePages(root, index)) {
    for (const { sample } of read()) {
      if (sample) projects.set(JSON.stringify(sample.files), sample.files);
    }
  }
  expect(projects.size).toBeGreaterThan(200);
  let compiled = 0;
  for (const [at, files] of [...projects.values()].entries()) {
    // The differences between the modes do not depend on where the compiler runs.
    const mode: NamesMode = at % 8 === 0 ? 'development' : 'production';
    const { compiled: inWorker, css } = ask({ id: 1, files, mode });
    const inBuild = compileProject(files, { mode });
    const withoutModules = inWorker.files.map(({ runnable: _, ...file }) => file);
    const found = JSON.stringify({ ...inWorker, files: withoutModules });
    // Comparing strings is fast, and comparing trees shows the difference.
    if (found !== JSON.stringify(inBuild)) expect(JSON.parse(found)).toEqual(inBuild);
    // The sheet also resets the controls, as on pages.
    expect(css).toBe(plainControls + sheetOf(inBuild.rules, { layers: true }));
    if (inBuild.problems.length === 0) compiled += 1;
  }
  expect(compiled).toBeGreaterThan(200);
});

const check = (files: Record<string, string>) =>
  ask({
    id: 1,
    mode: 'production',
    files: Object.entries(files).map(([name, code]) => ({ name, code })),
  });

test('imports that cannot be resolved are reported with their location', () => {
  const { problems, modules } = check({
    'App.tsx': [
      "import { debounce } from 'lodash';",
      "import { Card } from './Card';",
      "import { size } from './tokens.stylex';",
      "import logo from './logo.svg';",
      'export default () => <Card logo={logo} onClick={debounce} size={size} />;',
    ].join('\n'),
    'Card.tsx': "import App from './App';\nexport const Panel = () => <App />;",
    'tokens.stylex.ts': 'export const sizes = 1;',
  });
  expect(
    problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
  ).toEqual([
    'App.tsx:1:26 Cannot import "lodash": a project can import its own files, react and @stylexjs/stylex.',
    'App.tsx:4:18 There is no file "./logo.svg" in this project.',
    'App.tsx:2:22 Card.tsx does not export "Card".',
    'App.tsx:3:22 tokens.stylex.ts does not export "size".',
    'Card.tsx:1:17 Card.tsx and App.tsx import each other, which cannot be previewed: move what both need into a separate file.',
  ]);
  expect(modules).toEqual([]);
});

test('modules come after their imports, keep the lines of the source, and have loop guards', () => {
  const { modules, css } = check({
    'App.tsx': [
      "import './app.css';",
      "import { useState } from 'react';",
      "import { Card } from './lib/Card.js';",
      '',
      'export default function App() {',
      '  const [count] = useState(0);',
      '  while (count > 1) break;',
      '  return <Card />;',
      '}',
    ].join('\n'),
    'lib/Card.tsx': 'export const Card = () => null;',
    'app.css': 'p { color: red; }',
  });
  expect(modules.map(({ name }) => name)).toEqual(['lib/Card.tsx', 'App.tsx']);
  const [, app] = modules;
  expect(app?.imports).toContainEqual({ file: 'lib/Card.tsx' });
  const lines = app?.code.split('\n') ?? [];
  expect(lines[5]).toContain('useState(0)');
  expect(lines[6]).toMatch(/while \(count > 1\) \{_guard\(\);break;\}/);
  expect(css).toContain('p { color: red; }');
});
