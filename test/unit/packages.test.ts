import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostHeaders } from '../../src/outputs/host-headers.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const locked: Record<string, { name?: string; version: string; link?: boolean }> =
  readJson('package-lock.json').packages;

test('README has the numbers of locked packages, and lists the install scripts that run', () => {
  const readme = readFileSync('README.md', 'utf8').replaceAll('\n', ' ');
  const [, count, scripts = ''] =
    /pins (\d+) packages\. Install scripts that run: ([^.]*)\./.exec(readme) ?? [];
  const countLocked = (packages: object) => Object.keys(packages).filter((at) => at !== '').length;
  expect(Number(count)).toBe(countLocked(locked));
  const [, ofAgents] = /installs these (\d+) packages/.exec(readme) ?? [];
  expect(Number(ofAgents)).toBe(countLocked(readJson('mcp/package-lock.json').packages));
  const { allowScripts = {} } = readJson('package.json');
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  const told = [...scripts.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(told).toEqual(allowed);
  expect(scripts.includes('none')).toBe(allowed.length === 0);
});

test('an empty package is installed in place of each that nothing here loads, and only there', () => {
  const { overrides } = readJson('package.json');
  const replaced = JSON.stringify(overrides).split('npm:dry-uninstall@').length - 1;
  const empty = Object.values(locked).filter(({ name }) => name === 'dry-uninstall');
  expect(replaced).toBeGreaterThan(0);
  expect(empty).toHaveLength(replaced);
});

test('the SBOM is valid CycloneDX, reproducible, and lists only locked packages', () => {
  const read = () => execFileSync(process.execPath, ['src/commands/sbom.ts'], { encoding: 'utf8' });
  const text = read();
  const { bomFormat, specVersion, version, metadata, components, dependencies } = JSON.parse(text);
  expect([bomFormat, version, metadata.component.name]).toEqual(['CycloneDX', 1, 'stylex-website']);
  expect(Number(specVersion)).toBeGreaterThanOrEqual(1.5);
  const versions = new Set(
    // A package that is installed under an alias may be listed under either name.
    Object.entries(locked).flatMap(([at, { name, version: own }]) =>
      [name, at.replace(/^.*node_modules\//, '')].map((known) => `${known} ${own}`),
    ),
  );
  const refs = new Set(components.map((one: Record<string, string>) => one['bom-ref']));
  expect(refs.size).toBe(components.length);
  expect(components.length).toBeGreaterThan(300);
  for (const { type, name, version: own, purl } of components) {
    expect(['library', 'application']).toContain(type);
    expect(purl).toMatch(/^pkg:npm\//);
    expect(versions).toContain(`${name} ${own}`);
  }
  expect(dependencies.length).toBeGreaterThan(300);
  expect(read()).toBe(text);
});

test('docs/hosting.md lists every header that npm start sends, with its value', () => {
  const text = readFileSync('docs/hosting.md', 'utf8');
  for (const [name, value] of Object.entries(hostHeaders)) {
    expect(text).toContain(`${name}: ${value}\n`);
    expect(text.split(name).length - 1).toBe(4);
  }
});
