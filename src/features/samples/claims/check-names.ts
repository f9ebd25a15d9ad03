import { findNearestName } from '../../../faults/nearest-name.ts';
import type { ProjectFile } from '../compiler/project.ts';
import { findNames } from '../names/find-names.ts';
import type { Wrong } from '../prove/problem.ts';
import type { Claim, ClaimedCode } from '../sample.ts';
import { askOrStop } from './ask-or-stop.ts';

type NamesClaim = Extract<Claim, { kind: 'names' }>;

/**
 * Compares the generated names on a page with those that the compiler generates for the page's samples, in
 * development and in production, and for the declarations in the text.
 * @param code a name on each line
 */
export async function checkNames(code: string, claim: NamesClaim): Promise<Wrong[]> {
  const known = new Set<string>();
  for (const project of [declare(claim.near), ...claim.samples]) {
    for (const name of await compileNames(project)) known.add(name);
  }
  return code.split('\n').flatMap((name, at): Wrong[] => {
    if (known.has(name)) return [];
    const nearest = findNearestName(name, [...known].sort());
    const message = `the compiler produces no "${name}" for the samples and declarations of this page`;
    const hint = nearest
      ? `Did you mean ${nearest}?`
      : 'Take it from the compiled output, or name the declaration that it comes from.';
    return [{ line: at + 1, column: 1, message, hint }];
  });
}

async function compileNames({ files }: ClaimedCode): Promise<string[]> {
  const names: string[] = [];
  for (const mode of ['production', 'development'] as const) {
    const ask = { files, mode, linesOf: [], renders: [] };
    const { project } = await askOrStop('project', ask);
    const texts = [
      ...project.files.map(({ js }) => js),
      ...project.rules.map(({ className, css }) => `${className} ${css}`),
    ];
    names.push(...texts.flatMap((text) => findNames(text).map(({ name }) => name)));
  }
  return names;
}

/** A sample of declarations, each in a separate style, so that one failure doesn't affect the others. */
function declare(near: readonly string[]): ClaimedCode {
  const files = near.flatMap((declaration, at): ProjectFile[] => {
    const [, property = '', value = ''] = /^([a-zA-Z-]+)\s*:\s*(.+)$/.exec(declaration) ?? [];
    const key = property.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    const given = /^(?:-?[\d.]+|(['"]).*\1)$/.test(value) ? value : JSON.stringify(value);
    const code = `import * as stylex from '@stylexjs/stylex';\nexport const a = stylex.create({ a: { ${JSON.stringify(key)}: ${given} } });\n`;
    return [{ name: `declaration-${at}.ts`, code }];
  });
  return { files, file: 'declaration-0.ts' };
}
