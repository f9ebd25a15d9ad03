import type { Element, ElementContent } from 'hast';
import { element, text } from '../hast-element.ts';

/** A piece of code that looks the same from end to end. */
export type Run = { text: string; className?: string; marked: boolean };

/** The runs of what the highlighter made of one line. */
export function runsOfLine(line: Element): Run[] {
  return readRuns(line.children, undefined);
}

function readRuns(nodes: ElementContent[], outer: string | undefined): Run[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, className: outer, marked: false }];
    if (node.type !== 'element') return [];
    const className = [node.properties.className].flat().map(String).find(isRole) ?? outer;
    return readRuns(node.children, className);
  });
}

function isRole(className: string): boolean {
  return className.startsWith('tk-');
}

/** White space has no colour: apart, it can join whatever stands beside it. */
function cutBlanks(run: Run): Run[] {
  if (run.marked) return [run];
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? [];
  return [
    { text: before, marked: false },
    { ...run, text: middle },
    { text: after, marked: false },
  ].filter((part) => part.text !== '');
}

/** Joins neighbours that look the same, with the white space between them. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  let blank = '';
  for (const run of runs.flatMap(cutBlanks)) {
    if (isBlank(run)) {
      blank += run.text;
      continue;
    }
    const last = joined.at(-1);
    if (last && looksLike(last, run) && (blank === '' || !run.marked)) {
      last.text += blank + run.text;
    } else {
      if (blank !== '') joined.push({ text: blank, marked: false });
      joined.push({ ...run });
    }
    blank = '';
  }
  if (blank !== '') joined.push({ text: blank, marked: false });
  return joined;
}

function isBlank(run: Run): boolean {
  return !run.marked && /^\s*$/.test(run.text);
}

function looksLike(a: Run, b: Run): boolean {
  return a.className === b.className && a.marked === b.marked;
}

/** The elements of runs: a span for each that has a class, a mark round those that are marked. */
export function contentOfRuns(runs: readonly Run[]): ElementContent[] {
  const content: ElementContent[] = [];
  let mark: Element | undefined;
  for (const run of joinRuns(runs)) {
    const part = run.className
      ? element('span', { className: [run.className] }, [text(run.text)])
      : text(run.text);
    if (run.marked && mark) {
      mark.children.push(part);
      continue;
    }
    mark = run.marked ? element('mark', { className: ['code-word'] }, [part]) : undefined;
    content.push(mark ?? part);
  }
  return content;
}
