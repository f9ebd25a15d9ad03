import type { MissingHelp } from '../../../boot/missing-part.ts';
import type { Mode, Rule } from '../../samples/compiler/project.ts';
import type { CompileAnswer, Picture, SourcePlace } from '../protocol/compiler.ts';
import type { CodeEditor } from './code-editor.ts';
import { createConsolePane } from './console-pane.ts';
import { createElementCard } from './element-card.ts';
import { createJavaScriptPane } from './javascript-pane.ts';
import { createPreviewPane } from './preview-pane.ts';
import { describePicture } from './ready-picture.ts';
import { createRulesPane } from './rules-pane.ts';
import { createTie } from './tie.ts';
import { createViews } from './views.ts';

type ResultParts = {
  frame: HTMLElement;
  help: MissingHelp;
  editor: () => CodeEditor;
  onMode: (mode: Mode) => void;
  /** Called when the origins of rules are needed. */
  onLines: () => void;
};

/** The compiled output of the project: preview, rules, JavaScript and console. */
export function createResults({ frame, help, editor, onMode, onLines }: ResultParts) {
  let answer: CompileAnswer | undefined;
  let mode: Mode = 'production';
  /** The rules of the last project without problems. */
  let compiledRules: readonly Rule[] = [];
  const goTo = ({ file, line, column }: SourcePlace) => {
    views.showCode();
    editor().goTo(file, line, column);
  };
  const preview = createPreviewPane(help, goTo);
  /** The preview that was shown before the compiler loaded. */
  let ready: string | undefined;
  const rules = createRulesPane({
    onPoint: (rule) => tie.pointAtRule(rule),
    onPress: goTo,
    onMode,
  });
  const card = createElementCard(goTo);
  const tie = createTie({
    editor,
    card,
    lightRules: rules.light,
    lightElements: preview.light,
    onLines,
  });
  // Not all browsers notify a frame that the pointer has left it; when the page gets pointer events, it has.
  const leave = (event: Event) => {
    if (!event.composedPath().includes(card.element)) tie.leaveElement();
  };
  frame.addEventListener('pointermove', leave, { capture: true });
  const javascript = createJavaScriptPane(onMode);
  const log = createConsolePane({
    onPlace: goTo,
    onCount: (count) => views.setMark('console', count > 0 ? `${count}` : undefined),
  });
  const isAtRules = () => views.shown() === 'rules';
  /** Hidden parts aren't rendered: only the preview must keep up with typing. */
  const showPart = () => {
    if (!answer) return;
    const name = editor().active();
    const file = answer.compiled.files.find((compiled) => compiled.name === name);
    if (views.shown() === 'javascript') javascript.show(name, file?.js, mode);
    if (!isAtRules()) return;
    if (answer.withoutLines) return onLines();
    rules.show(compiledRules, mode);
    tie.setRules(compiledRules);
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
    card: card.element,
    tie,
    /** Shows the result from the build; the same result from the compiler isn't run again. */
    showReady: (picture: Picture) => {
      ready = describePicture(picture);
      preview.showEarly(picture.modules, picture.css);
    },
    /** @param isNew whether it differs from what is shown */
    show: (made: CompileAnswer, asked: Mode, isNew: boolean) => {
      answer = made;
      mode = asked;
      const isWhole = made.problems.length === 0 && !made.withoutLines;
      if (isWhole) compiledRules = made.compiled.rules;
      if (made.withoutLines) tie.expectRules();
      else if (!isAtRules()) tie.setRules(compiledRules);
      if (isNew) preview.showProblems(made.problems);
      const isShown = ready !== undefined && ready === describePicture(made);
      ready = undefined;
      if (isNew && made.modules.length > 0 && !isShown) {
        log.clear();
        preview.show(made.modules, made.css);
      }
      showPart();
    },
  };
}
