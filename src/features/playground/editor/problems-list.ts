import type { ProjectProblem } from '../protocol/compiler.ts';
import { makeElement } from './make-element.ts';

/** All problems of the project, each with a link to its place. */
export function createProblemsList(onPlace: (problem: ProjectProblem) => void) {
  const list = makeElement('ul', { 'aria-label': 'Problems' });
  const element = makeElement('div', { class: 'problems' }, list);
  let shown = '';
  const show = (problems: readonly ProjectProblem[]) => {
    // A press on a problem that is replaced meanwhile does nothing.
    const key = JSON.stringify(problems);
    if (key === shown) return;
    shown = key;
    element.hidden = problems.length === 0;
    list.replaceChildren(
      ...problems.map((problem) => {
        const { file, line, column, message } = problem;
        const place = makeElement('span', { class: 'place' }, `${file}:${line}:${column}`);
        const button = makeElement('button', { type: 'button' }, place, ' ', message);
        button.addEventListener('click', () => onPlace(problem));
        return makeElement('li', {}, button);
      }),
    );
  };
  show([]);
  return { element, show };
}

/** The number of problems of each file, in words. */
export function countProblems(problems: readonly ProjectProblem[]): Map<string, string> {
  const groups = Map.groupBy(problems, ({ file }) => file);
  return new Map(
    [...groups].map(([file, { length }]) => [
      file,
      length === 1 ? '1 problem' : `${length} problems`,
    ]),
  );
}
