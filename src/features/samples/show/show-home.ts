import { toHtml } from 'hast-util-to-html';
import type { ProjectFile } from '../compiler/project.ts';
import { askAnswer } from '../sandbox/ask-answer.ts';
import { encodeShort } from './link-sample.ts';
import { countPlainBytes } from './plain-css.ts';
import { describePart } from './show-project.ts';
import { makeSheet, type SampleSheet, type Tokenize } from './show-samples.ts';
import { type ShowcasePart, showcase } from './showcase.ts';
import { liveStage } from './stages.ts';
import { takeMarkup } from './take-markup.ts';

/** The components of the home page as finished HTML, and their style sheet. */
export type ShownHome = { html: string; sheet: SampleSheet };

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
  const parts = shown.map(async ({ file, html }): Promise<ShowcasePart> => {
    const { rules, source } = await describePart(file, files, tokenize);
    return {
      file: file.name,
      rules,
      source,
      stage: liveStage(html, baseUrl + sheet.address.slice(1)),
      plain: countPlainBytes(html, file.rules),
    };
  });
  const children = showcase(
    await Promise.all(parts),
    hasPlayground ? `${baseUrl}playground/${encodeShort({ files })}` : undefined,
  );
  return { html: toHtml({ type: 'root', children }, { allowDangerousHtml: true }), sheet };
}

const isShared = (name: string) => /\.stylex\.[jt]sx?$/.test(name);
