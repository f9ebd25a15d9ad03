import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const dependencies = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies, devDependencies: dependencies });

const starters = globSync('content/starters/*/package.json').map((file) => {
  const parsed = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { file, packages: { ...parsed.dependencies, ...parsed.devDependencies } };
});

test('starters pin exact versions, and the StyleX versions that this site documents', () => {
  expect(starters.length).toBeGreaterThanOrEqual(7);
  for (const { file, packages } of starters) {
    for (const [name, version] of Object.entries(packages)) {
      expect(version, `${name} in ${file}`).toMatch(/^\d+\.\d+\.\d+$/);
      if (name.startsWith('@stylexjs/')) expect(version, `${name} in ${file}`).toBe('0.13.1');
    }
  }
});

test('the docs install the StyleX versions that the starters are tested with, and say nothing of npm', () => {
  const pages = globSync('content/docs/**/*.mdx').map((file) => readFileSync(file, 'utf8'));
  const text = pages.join('\n');
  const installed = Array.from(text.matchAll(/npm install .*/g), ([line]) => line.split(' '));
  const ours = installed.flat().filter((word) => /^@stylexjs\/.*@/.test(word));
  expect(ours.length).toBeGreaterThan(12);
  for (const word of ours) expect(word).toMatch(/@0\.13\.1$/);
  // Mirrors of npm lack versions, so what one of them lacks says nothing about npm.
  const posts = globSync('content/blog/*.mdx').map((file) => readFileSync(file, 'utf8'));
  const all = [text, ...posts].join('\n');
  expect(all.match(/(?:is|are|n't|published|version) on npm|npm (?:has|lacks)/g)).toBe(null);
});

test.each(['webpack', 'rollup'])(
  'the installation page installs each package of the %s starter, and has its scripts',
  (name) => {
    const page = readFileSync('content/docs/learn/03-installation.mdx', 'utf8');
    const installed = Array.from(page.matchAll(/npm install .*/g), ([line]) => line.split(' '));
    const names = installed.flat().map((word) => word.replace(/(?<=.)@[\d.]+$/, ''));
    const starter = starters.find(({ file }) => file.includes(`${name}-react`));
    const missing = Object.keys(starter?.packages ?? {}).filter((one) => !names.includes(one));
    // The project template includes React.
    expect(missing).toEqual(['react', 'react-dom']);
    const scripts = readFileSync(`content/starters/${name}-react/package.json`, 'utf8');
    for (const [script] of page.matchAll(new RegExp(`"(build|dev)": "${name} .*"`, 'g'))) {
      expect(scripts).toContain(script);
    }
  },
);

test('relative imports of the library end in .js, as the page about monorepos says', () => {
  const files = globSync('content/starters/monorepo/packages/ui/src/*.{ts,tsx}');
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const imports = Array.from(text.matchAll(/from '(\.[^']+)'/g), ([, from]) => from);
  expect(imports.length).toBeGreaterThan(1);
  for (const from of imports) expect(from).toMatch(/\.js$/);
});
