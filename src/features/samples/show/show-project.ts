import { toHtml } from 'hast-util-to-html';
import type { CompiledFile, ProjectFile } from '../compiler/project.ts';
import { shortenCode } from '../rules/shorten-code.ts';
import { askAnswer } from '../sandbox/ask-answer.ts';
import { fileInstrument, type InstrumentPart } from './instrument.ts';
import { markLines } from './mark-lines.ts';
import { numberRules, tieLines } from './number-rules.ts';
import type { Tokenize } from './show-samples.ts';

/** The files of a project with their compiled output, as finished HTML without scripts. */
export async function showProject(
  files: readonly ProjectFile[],
  tokenize: Tokenize,
): Promise<string> {
  const { project } = await askAnswer('The first project of the playground', 'project', {
    files,
    mode: 'production',
    renders: [],
  });
  const parts = project.files.map((file) => describePart(file, files, tokenize));
  return toHtml({ type: 'root', children: fileInstrument(await Promise.all(parts)) });
}

/**
 * A file with its compiled output, its lines linked to its rules.
 * @param sources the sources of all files
 */
export async function describePart(
  file: CompiledFile,
  sources: readonly ProjectFile[],
  tokenize: Tokenize,
): Promise<InstrumentPart> {
  const source = sources.find(({ name }) => name === file.name)?.code ?? '';
  const rules = numberRules(file);
  return {
    file,
    rules,
    source: markLines(await tokenize(source, 'tsx'), tieLines(rules, file.name)),
    js: await tokenize(shortenCode(file.js), 'jsx'),
  };
}
