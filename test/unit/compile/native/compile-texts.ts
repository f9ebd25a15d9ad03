import { registerHooks } from 'node:module';
import path from 'node:path';
import { createSourceReader } from '../../../../src/compile/files/source-reader.ts';
import { examples, files, ownTexts } from './texts.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Compiles all texts and prints the results with their diagnostics as JSON.
 * With `--without-native` the parser's binary isn't found, as on an unsupported system.
 */
if (process.argv.includes('--without-native')) {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('@bruits/')) throw new Error(`Cannot find module '${specifier}'`);
      return next(specifier, context);
    },
  });
}
const { compileContent } = await import('../../../../src/compile/compile-content.ts');
const { nativeVariable, parseNatively } = await import(
  '../../../../src/compile/syntax/native-parser.ts'
);
process.env[nativeVariable] = 'yes';

const results: Record<string, string> = {};
for (const { name, text } of [...files, ...ownTexts, ...examples]) {
  const result = await compileContent(name, text, createSourceReader(root));
  results[name] = JSON.stringify(result);
}
const isNative = parseNatively('Text.\n', 'mdx') !== undefined;
process.stdout.write(JSON.stringify({ isNative, results }));
