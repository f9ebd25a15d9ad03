import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { element as h } from '../../../compile/hast-element.ts';
import { textFor } from '../../../texts/text.ts';
import type { CompiledSource, ProjectFile } from '../compiler/project.ts';
import { shortenCode } from '../rules/read-rule.ts';
import { askAnswer } from '../sandbox/ask-kept.ts';
import { markRuleLines } from './mark-lines.ts';
import { formatSize, type NumberedRule, numberRules, tieLines } from './number-rules.ts';
import { codePane, paneBoxes, paneSwitch, radioSwitch, sourcePanes, titled } from './panes.ts';
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
  const shown = project.files.map((file) => describeFile(file, files, tokenize));
  return toHtml({ type: 'root', children: fileInstrument(await Promise.all(shown)) });
}

/**
 * A file with its compiled output, its lines linked to its rules.
 * @param sources the sources of all files
 */
async function describeFile(
  file: CompiledSource,
  sources: readonly ProjectFile[],
  tokenize: Tokenize,
): Promise<ShownFile> {
  const source = sources.find(({ name }) => name === file.name)?.code ?? '';
  const rules = numberRules(file);
  return {
    file,
    rules,
    source: markRuleLines(await tokenize(source, 'tsx'), tieLines(rules, file.name), true),
    js: await tokenize(shortenCode(file.js), 'jsx'),
  };
}

/** A file of a project with its compiled output. */
type ShownFile = {
  file: CompiledSource;
  rules: readonly NumberedRule[];
  source: ElementContent[];
  js: ElementContent[];
};

/**
 * The files of a project with their compiled output, one shown at a time. The component isn't shown, because it
 * may need a window of its own.
 */
function fileInstrument(files: readonly ShownFile[]): Element[] {
  const choices = files.map(({ file, rules }, place) => ({
    value: String(place + 1),
    label: [h('b', {}, file.name), ' ', h('span', {}, formatSize(rules))],
  }));
  const boxes = files.map(({ file: { name }, rules, source, js }) =>
    h(
      'section',
      { className: ['part'], ariaLabel: name },
      ...paneBoxes([
        { key: 'source', content: titled(name, codePane(source)) },
        { key: 'rules', content: titled(formatSize(rules), ruleList(rules, name)) },
        { key: 'js', content: titled(textFor('samples.compiled'), codePane(js)) },
      ]),
    ),
  );
  return [
    radioSwitch('parts', textFor('samples.files'), 'part', choices),
    paneSwitch([...sourcePanes(), { key: 'js', label: 'JavaScript' }], 'pane'),
    ...boxes,
  ];
}
