import { toHtml } from 'hast-util-to-html';
import type { ProjectFile } from '../compiler/project.ts';
import { askAnswer } from '../sandbox/ask-answer.ts';
import { type InstrumentPart, instrument } from './instrument.ts';
import { describePart } from './show-project.ts';
import { makeSheet, type SampleSheet, type Tokenize } from './show-samples.ts';
import { stages } from './stages.ts';
import { takeMarkup } from './take-markup.ts';

/** The instrument of the home page as finished HTML, and the style sheet of its components. */
export type ShownHome = { html: string; sheet: SampleSheet };

/**
 * Components that are added one after the other, and what they became.
 * @param files in their order
 * @param baseUrl with slashes at both ends
 */
export async function showHome(
  files: readonly ProjectFile[],
  tokenize: Tokenize,
  baseUrl: string,
): Promise<ShownHome> {
  const { project, html: markups } = await askAnswer('The code of the home page', 'project', {
    files,
    mode: 'production',
    renders: files.map(({ name }) => name),
  });
  const rendered = project.files.map(({ name }) =>
    takeMarkup(markups[files.findIndex((file) => file.name === name)]),
  );
  const sheet = await makeSheet([
    ...project.rules,
    ...rendered.flatMap((shown) => shown?.rules ?? []),
  ]);
  const parts: InstrumentPart[] = [];
  let markup = '';
  for (const [at, file] of project.files.entries()) {
    markup += rendered[at]?.html ?? '';
    parts.push({
      ...(await describePart(file, files, tokenize)),
      shown: stages(markup, baseUrl + sheet.address.slice(1)),
    });
  }
  const html = toHtml({ type: 'root', children: instrument(parts) }, { allowDangerousHtml: true });
  return { html, sheet };
}
