import { toHtml } from 'hast-util-to-html';
import type { CompiledRule, ProjectFile } from '../compiler/project.ts';
import { readRule } from '../rules/read-rule.ts';
import type { WrittenFile } from '../sample.ts';
import { askAnswer } from '../sandbox/ask-kept.ts';
import { encodeShort } from './link-sample.ts';
import { describeFile } from './show-project.ts';
import { makeSheet, type Tokenize } from './show-samples.ts';
import { type ShownComponent, showcase } from './showcase.ts';
import { liveStage } from './stages.ts';
import { takeMarkup } from './take-markup.ts';

/** The components of the home page as finished HTML, and their style sheet. */
export type ShownHome = { html: string; sheet: WrittenFile };

export type HomeOptions = {
  tokenize: Tokenize;
  /** With slashes at both ends. */
  baseUrl: string;
  /** Whether the site has a playground to edit them in. */
  hasPlayground: boolean;
};

/**
 * The components of the home page, added one after the other, with their compiled output.
 * @param files in order; files with variables, `.stylex.ts`, aren't shown
 */
export async function showHome(
  files: readonly ProjectFile[],
  { tokenize, baseUrl, hasPlayground }: HomeOptions,
): Promise<ShownHome> {
  const { project, html: markups } = await askAnswer('The code of the home page', 'project', {
    files,
    mode: 'production',
    renders: files.map(({ name }) => name),
  });
  const shown = project.files
    .filter(({ name }) => !isShared(name))
    .map((file) => {
      const markup = takeMarkup(markups[files.findIndex(({ name }) => name === file.name)]);
      return { file, html: markup?.html ?? '', rules: markup?.rules ?? [] };
    });
  const sheet = await makeSheet([...project.rules, ...shown.flatMap(({ rules }) => rules)]);
  const components = shown.map(async ({ file, html }): Promise<ShownComponent> => {
    const { rules, source } = await describeFile(file, files, tokenize);
    return {
      file: file.name,
      rules,
      source,
      stage: liveStage(html, baseUrl + sheet.address.slice(1)),
      plain: countPlainBytes(html, file.rules),
    };
  });
  const children = showcase(
    await Promise.all(components),
    hasPlayground ? `${baseUrl}playground/${encodeShort({ files })}` : undefined,
  );
  return { html: toHtml({ type: 'root', children }, { allowDangerousHtml: true }), sheet };
}

const isShared = (name: string) => /\.stylex\.[jt]sx?$/.test(name);

/** A class name as long as a hashed name of CSS Modules, for each element's own class. */
const className = '.x1a2b3c';

/**
 * The size of a component's style sheet in plain CSS: one rule for each kind of element with all of its
 * declarations, not shared, minified.
 * @param html the component's markup, whose classes tell an element's declarations
 * @param rules the compiled rules of the component's file
 * @returns bytes
 */
export function countPlainBytes(html: string, rules: readonly CompiledRule[]): number {
  const byClass = new Map(rules.map((rule) => [rule.className, rule]));
  const kinds = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names));
  return [...kinds].reduce((sum, names) => {
    const elementRules = names.split(' ').flatMap((name) => byClass.get(name) ?? []);
    return sum + Buffer.byteLength(joinPlain(elementRules));
  }, 0);
}

/** Declarations with the same conditions and pseudo-classes share a rule. */
function joinPlain(rules: readonly CompiledRule[]): string {
  const read = rules.flatMap((rule) =>
    readRule(rule.css).map(({ conditions, selector, declarations }) => ({
      key: JSON.stringify([conditions, selector.replaceAll(`.${rule.className}`, className)]),
      declarations,
    })),
  );
  return [...Map.groupBy(read, ({ key }) => key)]
    .map(([key, same]) => {
      const [conditions, selector]: [string[], string] = JSON.parse(key);
      const body = same.flatMap(({ declarations }) => declarations.map(minify)).join(';');
      return `${conditions.map((condition) => `${condition}{`).join('')}${selector}{${body}}${'}'.repeat(conditions.length)}`;
    })
    .join('');
}

/** Minified like the compiler's output. */
const minify = (declaration: string) => declaration.replace(': ', ':').replace(/, /g, ',');
