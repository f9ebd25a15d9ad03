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
