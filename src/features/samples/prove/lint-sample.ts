import * as parser from '@babel/eslint-parser';
import plugin from '@stylexjs/eslint-plugin';
import { Linter } from 'eslint/universal';
import type { ProjectFile } from '../compiler/project.ts';
import type { Problem } from './problem.ts';

/** The rules that the installation page recommends; its warnings are errors here. */
export const recommended = {
  '@stylexjs/valid-styles': 'error',
  '@stylexjs/valid-shorthands': 'warn',
  '@stylexjs/no-unused': 'warn',
  '@stylexjs/sort-keys': 'warn',
} as const;

const linter = new Linter();
/** With ESLint's declarations of rules, which the types of the plugin lack. */
const rules = Object.fromEntries(
  Object.entries(plugin.rules).map(([name, { create }]) => {
    // Without a schema ESLint creates no validator, which would need to generate code.
    const meta = { fixable: 'code', hasSuggestions: true, schema: false } as const;
    return [name, { meta, create } as const];
  }),
);

/** The problems of the StyleX linter in a file, with the recommended rules. */
export function lintSample({ name, code }: ProjectFile): Problem[] {
  const messages = linter.verify(code, configure(name, recommended), { filename: name });
  return messages.map(({ line, column, message, ruleId }) => {
    // A list of all allowed values follows.
    const first = message.replace(/:?\n.*$/s, ' …');
    return { tool: 'lint', line, column, message: ruleId ? `${first} (${ruleId})` : first };
  });
}

/** The problems of all rules in a file, with their original messages. */
export function lintByEveryRule({ name, code }: ProjectFile): Problem[] {
  const levels = Object.keys(rules).map((rule): [string, 'error'] => [withPlugin(rule), 'error']);
  const every = Object.fromEntries(levels);
  const messages = linter.verify(code, configure(name, every), { filename: name });
  return messages.map(({ line, column, message }) => ({ tool: 'lint', line, column, message }));
}

/** The file after the fixes of one rule; unchanged if there is no such rule. */
export function fixByRule({ name, code }: ProjectFile, rule: string): string {
  if (!Object.hasOwn(rules, rule)) return code;
  const config = configure(name, { [withPlugin(rule)]: 'error' });
  return linter.verifyAndFix(code, config, { filename: name }).output;
}

const withPlugin = (rule: string) => `@stylexjs/${rule}`;

function configure(name: string, levels: Linter.RulesRecord): Linter.Config[] {
  const plugins = name.endsWith('.ts') ? ['typescript'] : ['typescript', 'jsx'];
  const parserOptions = {
    requireConfigFile: false,
    babelOptions: { babelrc: false, configFile: false, parserOpts: { plugins } },
  };
  return [
    {
      files: ['**/*.{js,jsx,mjs,cjs,ts,tsx,mts,cts}'],
      languageOptions: { parser, parserOptions },
      plugins: { '@stylexjs': { rules } },
      rules: levels,
    },
  ];
}
