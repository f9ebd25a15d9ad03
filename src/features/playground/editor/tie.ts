import type { CompiledRule, ProjectFile, SourceLines } from '../../samples/compiler/project.ts';
import type { PointedElement } from '../protocol/compiler.ts';
import type { CodeEditor } from './code-editor.ts';
import { explainElement } from './explain-element.ts';
import type { StyleCall } from './read-styles.ts';
import { elementAtom, filesAtom, litAtom, type Store } from './state.ts';

type TieOptions = {
  store: Store;
  editor: () => CodeEditor | undefined;
  /** Lists the calls of `props` in a file. */
  readCalls: (file: ProjectFile) => StyleCall[];
  /** Outlines the elements of the preview with these classes. */
  lightElements: (classes: string[]) => void;
  /** Requests the origins of rules; `setRules` follows. */
  onLines: () => void;
};

/** Links declarations, rules and elements: what belongs to the hovered one is highlighted. */
export function createTie({ store, editor, readCalls, lightElements, onLines }: TieOptions) {
  let rules: readonly CompiledRule[] = [];
  let isKnown = false;
  let isAtElement = false;
  let again = () => {};
  /** Runs work now, and again when the rules have been computed again. */
  const follow = (work: () => void) => {
    again = work;
    if (!isKnown) onLines();
    work();
  };
  const lightRules = (lit: readonly CompiledRule[]) =>
    store.set(litAtom, new Set(lit.map(({ className }) => className)));
  const light = (lit: readonly CompiledRule[]) => {
    lightRules(lit);
    lightElements(lit.map(({ className }) => className));
  };
  const pointAtElement = (pointed: PointedElement | undefined) =>
    follow(() => {
      isAtElement = pointed !== undefined;
      const pointedRules = rules.filter(({ className }) => pointed?.classes.includes(className));
      lightRules(pointedRules);
      lightElements([]);
      const calls = pointedRules.length > 0 ? store.get(filesAtom).flatMap(readCalls) : [];
      const given = explainElement(pointed?.classes ?? [], rules, calls);
      const won = given.flatMap(({ place, lostTo }) => (place && !lostTo ? [place] : []));
      editor()?.markLines(won.map(({ file, line }) => ({ file, from: line, to: line })));
      store.set(elementAtom, pointed && given.length > 0 ? { pointed, given } : undefined);
    });
  return {
    /** @param newRules the rules with the lines that they come from */
    setRules: (newRules: readonly CompiledRule[]) => {
      rules = newRules;
      isKnown = true;
      again();
    },
    /** Called when the project has changed and its rules aren't known yet. */
    expectRules: () => {
      isKnown = false;
    },
    pointAtLine: (file: string, line: number | undefined) =>
      follow(() => {
        const isAt = (place: SourceLines) =>
          place.file === file && line !== undefined && place.from <= line && line <= place.to;
        light(rules.filter(({ lines }) => lines.some(isAt)));
      }),
    pointAtRule: (rule: CompiledRule | undefined) => {
      again = () => {};
      editor()?.markLines(rule?.lines ?? []);
      light(rule ? [rule] : []);
    },
    pointAtElement,
    /** Called when the pointer has left an element. */
    leaveElement: () => isAtElement && pointAtElement(undefined),
  };
}
