import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type PluginObj, type TransformOptions, transformSync } from '@babel/core';
import * as parser from '@babel/eslint-parser';
import type { Rule } from 'eslint';
import { Linter } from 'eslint/universal';
import { z } from 'zod';

type Plugin = () => PluginObj;
type Loaded<T> = T | { default: T };
const metadataSchema = z.object({
  stylex: z.array(z.tuple([z.string(), z.object({ ltr: z.string() }), z.number()])).default([]),
});

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/old-packages');
const load = createRequire(path.join(folder, 'package.json'));
const head = "import * as stylex from '@stylexjs/stylex';\n";
const syntax = { plugins: ['typescript', 'jsx'] } satisfies TransformOptions['parserOpts'];

/**
 * Installs old versions of the compiler and the linter under aliases, unless they are there.
 * @param packages names and versions, as in `babel-plugin@0.4.1`
 */
export function installOldPackages(packages: readonly string[]): void {
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  // For imports of variables, whose file the compiler only has to find.
  writeFileSync(path.join(folder, 'src/tokens.stylex.js'), '');
  const aliases = packages.map((name) => [name.replace('@', '-'), `npm:@stylexjs/${name}`]);
  const text = JSON.stringify({ name: 'shop', dependencies: Object.fromEntries(aliases) });
  const manifest = path.join(folder, 'package.json');
  const isCurrent = existsSync(manifest) && readFileSync(manifest, 'utf8') === text;
  if (isCurrent) return;
  writeFileSync(manifest, text);
  const options = ['--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts'];
  const { status } = spawnSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
  if (status === 0) return;
  writeFileSync(manifest, '{}');
  throw new Error('The old packages could not be installed.');
}

/**
 * Compiles a file with an old version of the compiler.
 * @returns its rules and its code, with what it printed; or its error
 */
export function compileWith(version: string, name: string, code: string, options: object): string {
  const loaded: Loaded<Plugin> = load(`babel-plugin-${version}`);
  const printed: unknown[] = [];
  const { warn, error } = console;
  console.warn = console.error = (...words: unknown[]) => printed.push(...words);
  try {
    const resolution = { type: 'commonJS', rootDir: folder };
    const plugin = 'default' in loaded ? loaded.default : loaded;
    const result = transformSync(head + code, {
      filename: path.join(folder, 'src', name),
      babelrc: false,
      configFile: false,
      parserOpts: syntax,
      plugins: [[plugin, { unstable_moduleResolution: resolution, ...options }]],
    });
    const { stylex } = metadataSchema.parse(result?.metadata);
    return [...stylex.map(([, { ltr }]) => ltr), result?.code, ...printed].join('\n');
  } catch (failure) {
    return String(failure);
  } finally {
    Object.assign(console, { warn, error });
  }
}

/**
 * Lints a file with a rule of an old version of the lint plugin.
 * @returns its messages and the code after the fixes; or that the version has no such rule
 */
export function lintWith(version: string, name: string, code: string, option: object): string {
  const loaded: Loaded<{ rules: Record<string, Rule.RuleModule> }> = load(
    `eslint-plugin-${version}`,
  );
  const { rules } = 'default' in loaded ? loaded.default : loaded;
  if (!rules[name]) return 'has no such rule';
  const babelOptions = { babelrc: false, configFile: false, parserOpts: syntax };
  const config: Linter.Config = {
    languageOptions: { parser, parserOptions: { requireConfigFile: false, babelOptions } },
    plugins: { old: { rules } },
    // Some rules accept no options.
    rules: { [`old/${name}`]: Object.keys(option).length > 0 ? ['error', option] : 'error' },
  };
  try {
    const linter = new Linter();
    const messages = linter.verify(head + code, config).map(({ message }) => message);
    return [...messages, linter.verifyAndFix(head + code, config).output].join('\n');
  } catch (failure) {
    return String(failure);
  }
}
