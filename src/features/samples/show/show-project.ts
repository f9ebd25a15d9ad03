import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { CompiledFile, ProjectFile } from '../compiler/project.ts';
import { shortenCode } from '../rules/shorten-code.ts';
import { askAnswer } from '../sandbox/ask-answer.ts';
import { codePane } from './code-pane.ts';
import { h, radioSwitch } from './hast.ts';
import { markLines } from './mark-lines.ts';
import { formatSize, type NumberedRule, numberRules, tieLines } from './number-rules.ts';
import { type Pane, paneBoxes, paneSwitch } from './panes.ts';
import { ruleList } from './rule-list.ts';
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

/** A file of a project with its compiled output. */
type InstrumentPart = {
  file: CompiledFile;
  rules: readonly NumberedRule[];
  source: ElementContent[];
  js: ElementContent[];
};

const panes: Omit<Pane, 'content'>[] = [
  { key: 'source', label: 'Source' },
  { key: 'rules', label: 'Rules' },
  { key: 'js', label: 'JavaScript' },
];

/**
 * The files of a project with their compiled output, one shown at a time. The component isn't shown, because it
 * may need a window of its own.
 */
function fileInstrument(parts: readonly InstrumentPart[]): Element[] {
  const choices = parts.map(({ file, rules }) => ({ title: file.name, text: formatSize(rules) }));
  const boxes = parts.map((part) =>
    partBox(part, formatSize(part.rules), ruleList(part.rules, part.file.name)),
  );
  return [partSwitch('Files', choices), paneSwitch(panes, 'pane'), ...boxes];
}

function partSwitch(name: string, choices: readonly { title: string; text: string }[]): Element {
  const labelled = choices.map(({ title, text }, place) => {
    return { value: String(place + 1), label: [h('b', {}, title), ' ', h('span', {}, text)] };
  });
  return radioSwitch('parts', name, 'part', labelled);
}

function partBox({ file, source, js }: InstrumentPart, title: string, list: Element): Element {
  return h(
    'section',
    { className: ['part'], ariaLabel: file.name },
    ...paneBoxes([
      { key: 'source', content: titled(file.name, codePane(source)) },
      { key: 'rules', content: titled(title, list) },
      { key: 'js', content: titled('Compiled', codePane(js)) },
    ]),
  );
}

function titled(title: string, content: Element): Element {
  return h('figure', {}, h('figcaption', { className: ['code-title'] }, title), content);
}
