import type { Rule, SourceLines } from '../../samples/compiler/project.ts';
import type { PointedElement } from '../protocol/compiler.ts';
import type { CodeEditor } from './code-editor.ts';
import type { createElementCard } from './element-card.ts';
import { explainElement } from './explain-element.ts';
import { readStyleCalls } from './read-styles.ts';

type TieParts = {
  editor: () => CodeEditor;
  card: ReturnType<typeof createElementCard>;
  /** Lights up the rows of rules. */
  lightRules: (rules: readonly Rule[]) => void;
  /** Outlines the elements of the preview that have classes. */
  lightElements: (classes: string[]) => void;
  /** It is not known where rules come from; `setRules` follows. */
  onLines: () => void;
};

/** Ties declarations, rules and elements: what belongs to the one that is pointed at lights up. */
export function createTie({ editor, card, lightRules, lightElements, onLines }: TieParts) {
  let rules: readonly Rule[] = [];
  let isKnown = false;
  let again = () => {};
  /** Done at once, and again when another version of the rules is known. */
  const follow = (work: () => void) => {
    again = work;
    if (!isKnown) onLines();
    work();
  };
  const light = (lit: readonly Rule[]) => {
    lightRules(lit);
    lightElements(lit.map(({ className }) => className));
  };
  const markLines = (lit: readonly Rule[]) =>
    editor().markLines(lit.flatMap(({ lines }): SourceLines[] => lines));
  return {
    /** @param found with the lines that they come from */
    setRules: (found: readonly Rule[]) => {
      rules = found;
      isKnown = true;
      again();
    },
    /** The project is another one, whose rules are not known yet. */
    expectRules: () => {
      isKnown = false;
    },
    pointAtLine: (file: string, line: number | undefined) =>
      follow(() => {
        const isAt = (place: SourceLines) =>
          place.file === file && line !== undefined && place.from <= line && line <= place.to;
        light(rules.filter(({ lines }) => lines.some(isAt)));
      }),
    pointAtRule: (rule: Rule | undefined) => {
      again = () => {};
      markLines(rule ? [rule] : []);
      light(rule ? [rule] : []);
    },
    pointAtElement: (pointed: PointedElement | undefined) =>
      follow(() => {
        const own = rules.filter(({ className }) => pointed?.classes.includes(className));
        lightRules(own);
        lightElements([]);
        markLines(own);
        if (!pointed || own.length === 0) return card.hide();
        const calls = editor().files().flatMap(readStyleCalls);
        card.show(pointed, explainElement(pointed.classes, rules, calls));
      }),
  };
}
