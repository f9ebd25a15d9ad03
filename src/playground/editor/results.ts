import type { Mode, Rule } from '../../samples/compile/project.ts';
import type { CompileAnswer } from '../protocol.ts';
import type { CodeEditor } from './code-editor.ts';
import { createConsolePane } from './console-pane.ts';
import { createJavaScriptPane } from './javascript-pane.ts';
import { createPreviewPane } from './preview-pane.ts';
import { createRulesPane } from './rules-pane.ts';
import { createViews } from './views.ts';

type ResultParts = {
  frame: HTMLElement;
  editor: () => CodeEditor;
  onMode: (mode: Mode) => void;
};

/** What the project became: preview, rules, JavaScript and console. */
export function createResults({ frame, editor, onMode }: ResultParts) {
  let answer: CompileAnswer | undefined;
  let mode: Mode = 'production';
  /** Of the last project without problems. */
  let compiledRules: readonly Rule[] = [];
  const goTo = (place: { file: string; line: number }) => {
    views.showCode();
    editor().goTo(place.file, place.line);
  };
  const preview = createPreviewPane(goTo);
  const rules = createRulesPane({
    onPoint: (lines) => editor().markLines(lines),
    onPress: goTo,
    onMode,
  });
  const javascript = createJavaScriptPane();
  const log = createConsolePane({
    onPlace: goTo,
    onCount: (count) => views.setMark('console', count > 0 ? `${count}` : undefined),
  });
  /** What is not seen is not made: only the preview has to keep up with what is typed. */
  const showPart = () => {
    if (!answer) return;
    const name = editor().active();
    const file = answer.compiled.files.find((compiled) => compiled.name === name);
    if (views.shown() === 'javascript') javascript.show(name, file?.js);
    if (views.shown() === 'rules') rules.show(compiledRules, mode);
  };
  const views = createViews(
    frame,
    {
      preview: preview.elements,
      rules: rules.elements,
      javascript: javascript.elements,
      console: log.elements,
    },
    showPart,
  );
  log.clear();
  return {
    views,
    preview,
    log,
    showPart,
    show: (made: CompileAnswer, asked: Mode) => {
      answer = made;
      mode = asked;
      if (made.problems.length === 0) compiledRules = made.compiled.rules;
      preview.tellProblems(made.problems.length);
      if (made.modules.length > 0) {
        log.clear();
        preview.show(made.modules, made.css);
      }
      showPart();
    },
  };
}
