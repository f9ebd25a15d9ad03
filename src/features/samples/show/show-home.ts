import { toHtml } from 'hast-util-to-html';
import { compileProject } from '../compile/compile-project.ts';
import type { ProjectFile } from '../compile/project.ts';
import { type InstrumentPart, instrument } from './instrument.ts';
import { asCommonJs } from './load-project.ts';
import { markLines } from './mark-lines.ts';
import { numberRules, tieLines } from './number-rules.ts';
import { renderComponent } from './render-component.ts';
import { shortenCode } from './shorten-code.ts';
import { makeSheet, type SampleSheet, type Tokenize } from './show-samples.ts';
import { stages } from './stages.ts';

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
  const project = compileProject(files, { mode: 'production', runnable: asCommonJs });
  const rendered = project.files.map(({ name }) => renderComponent(project.files, name));
  const sheet = makeSheet([...project.rules, ...rendered.flatMap((shown) => shown?.rules ?? [])]);
  const parts: InstrumentPart[] = [];
  let markup = '';
  for (const [at, file] of project.files.entries()) {
    const source = files.find(({ name }) => name === file.name)?.code ?? '';
    const rules = numberRules(file);
    markup += rendered[at]?.html ?? '';
    parts.push({
      file,
      rules,
      source: markLines(await tokenize(source, 'tsx'), tieLines(rules, file.name)),
      js: await tokenize(shortenCode(file.js), 'jsx'),
      shown: stages(markup, baseUrl + sheet.address.slice(1)),
    });
  }
  const html = toHtml({ type: 'root', children: instrument(parts) }, { allowDangerousHtml: true });
  return { html, sheet };
}
