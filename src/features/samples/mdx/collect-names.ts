import type { Element, Root } from 'hast';
import type { LineStart } from '../../../compile/code/page-block.ts';
import { visit } from '../../../compile/visit-tree.ts';
import { placeAt } from '../../../faults/places.ts';
import { findNames } from '../names/find-names.ts';
import type { ProvableBlock, Sample, SampleBlock } from '../sample.ts';

type Found = { name: string; place: LineStart };

/**
 * Collects the compiler's generated names that a page's author wrote: in the text, and in blocks that are neither
 * code nor written by the compiler.
 * @param written the blocks that an author wrote, each with its sample
 * @param filled the blocks that the compiler wrote, whose names need no proof
 * @returns one block with a name on each line; undefined if there are none
 */
export function collectNames(
  tree: Root,
  written: readonly { block: SampleBlock; sample?: Sample }[],
  filled: readonly string[],
): ProvableBlock | undefined {
  const known = new Set(filled.flatMap((code) => findNames(code).map(({ name }) => name)));
  const spans = listSpans(tree);
  const found = [...spans.flatMap(namesOfSpan), ...written.flatMap(({ block }) => namesOf(block))];
  const unknown = found.filter(({ name }) => !known.has(name));
  if (unknown.length === 0) return undefined;
  const samples = written.flatMap(({ sample }) =>
    sample && sample.fragment === undefined ? [{ files: sample.files, file: sample.file }] : [],
  );
  const texts = [...spans.map(({ text }) => text), ...written.map(({ block }) => block.code)];
  const near = [...new Set(texts.flatMap(listDeclarations))];
  return {
    language: 'names',
    code: unknown.map(({ name }) => name).join('\n'),
    at: [1, 1],
    starts: unknown.map(({ place }) => place),
    claim: { kind: 'names', near, samples },
  };
}

type Span = { text: string; line: number; column: number };

/** The code in the text, each with the place of its first character. */
function listSpans(tree: Root): Span[] {
  const spans: Span[] = [];
  visit(tree, 'element', (element: Element, _index, parent) => {
    const [child] = element.children;
    if (element.tagName !== 'code' || child?.type !== 'text') return;
    if (parent && 'tagName' in parent && parent.tagName === 'pre') return;
    const { start, end } = element.position ?? {};
    if (!start || !end) return;
    const marks =
      start.line === end.line ? (end.column - start.column - child.value.length) / 2 : 1;
    spans.push({ text: child.value, line: start.line, column: start.column + Math.ceil(marks) });
  });
  return spans;
}

function namesOfSpan({ text, line, column }: Span): Found[] {
  return findNames(text).map(({ name, index }) => ({ name, place: [line, column + index] }));
}

/** Fragments aren't compared; code is compiled itself. */
function namesOf({ language, code, starts, contract }: SampleBlock): Found[] {
  if (contract.fragment !== undefined || !/^(?:css|html|te?xt|)$/.test(language)) return [];
  return findNames(code).map(({ name, index }) => {
    const { line, column } = placeAt(code, index);
    const [startLine, startColumn] = starts[line - 1] ?? [1, 1];
    return { name, place: [startLine, startColumn + column - 1] };
  });
}

/** `padding: 12px` and `{color:red}`: declarations beside a name that may explain it. */
function listDeclarations(text: string): string[] {
  const bodies = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, body = '']) => body);
  return [text, ...bodies].flatMap((part) =>
    part.split(';').flatMap((one) => {
      const [all] = /^\s*[a-zA-Z-]+\s*:\s*[^:{}\n]+$/.exec(one) ?? [];
      return all ? [all.trim()] : [];
    }),
  );
}
