import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { type CompileFeatures, noFeatures } from '../compile-part.ts';
import { element } from '../hast-element.ts';
import { makeAttributes } from '../jsx-element.ts';
import { pointOf, type ReportPosition, reportDiagnostic } from '../report-diagnostic.ts';
import { noSources, type SourceReader } from '../source-reader.ts';
import { SKIP, visit } from '../visit-tree.ts';
import { type FencePlace, findFence, placeInFence } from './fence-place.ts';
import { convertCommands, type Manager } from './package-managers.ts';
import type { LineStart, PageBlock } from './page-block.ts';
import { prettyMeta } from './pretty-meta.ts';
import { type Fence, readFence } from './read-fence.ts';

/**
 * Reads the meta and comments of code blocks before they are highlighted. `npm2yarn` blocks become tabs, and
 * features write the code of the blocks that ask for it.
 */
export function rehypeCodeFences(features: CompileFeatures = noFeatures) {
  return async (tree: Root, file: VFile) => {
    const { reader = noSources } = file.data;
    const source = String(file.value).split('\n');
    const fences: FoundFence[] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const code = codeOf(pre);
      if (!code || !parent || index === undefined) return;
      const place = findFence(source, pre);
      // Escapes are resolved only in the tree, which has no columns for the result.
      const info = place && !/[&\\]/.test(place.info) ? place.info : infoOf(code);
      const written = {
        info,
        code: textOf(code).replace(/\n$/, ''),
        from: file.path,
        reader,
        features,
      };
      const fence = readFence(written);
      const block = describeBlock(fence, source, place, pre);
      const replace = (by: ElementContent) => {
        parent.children[index] = by;
      };
      fences.push({ pre, place, written, fence, block, replace });
      return SKIP;
    });
    await fillFences(fences, features, reader);
    for (const { pre, place, fence, block, replace } of fences) {
      reportDiagnostics(file, fence, source, place, pre);
      if (fence.meta.managers) replace(packageTabs(fence, fence.meta.managers));
      else {
        const shown = highlightable(fence, fence.code);
        shown.data = { position: {}, pageBlock: block };
        replace(shown);
      }
    }
  };
}

type FoundFence = {
  pre: Element;
  place: FencePlace | undefined;
  written: Parameters<typeof readFence>[0];
  fence: Fence;
  block: PageBlock;
  replace: (by: ElementContent) => void;
};

/** Lets features write the code of the blocks that ask for it. */
async function fillFences(
  fences: FoundFence[],
  { parts }: CompileFeatures,
  reader: SourceReader,
): Promise<void> {
  if (!fences.some(({ block }) => block.isFilled)) return;
  const blocks = fences.map(({ block, written }) => ({ ...block, written: written.code }));
  for (const { part } of parts) {
    const written = (await part.fillBlocks?.(blocks, reader)) ?? [];
    for (const [at, filled] of written.entries()) {
      const target = fences[at];
      if (!target || !filled) continue;
      if (!('code' in filled)) target.fence.problems.push({ at: 0, ...filled });
      else {
        target.fence = readFence({ ...target.written, code: filled.code });
        target.fence.block.title ??= filled.title;
        target.fence.codeProblems.push(...filled.problems);
      }
    }
  }
}

/** The `code` in a `pre` from Markdown. */
function codeOf(pre: Element): Element | undefined {
  const [code] = pre.children;
  if (pre.tagName !== 'pre' || pre.children.length !== 1 || code?.type !== 'element') return;
  return code.tagName === 'code' ? code : undefined;
}

function infoOf(code: Element): string {
  const className = [code.properties.className].flat().map(String);
  const language = className.find((name) => name.startsWith('language-'))?.slice(9) ?? '';
  return `${language} ${code.data?.meta ?? ''}`.trim();
}

/** Creates the input for rehype-pretty-code, without the last line end, and with our data about the block. */
function highlightable({ block, highlightAs }: Fence, code: string): Element {
  const inner = element('code', { className: [`language-${highlightAs}`] }, `${code}\n`);
  // rehype-pretty-code brings the types of an HTML parser, which require `position`.
  inner.data = { position: {}, codeBlock: block, meta: prettyMeta(block) };
  return element('pre', {}, inner);
}

function packageTabs(fence: Fence, managers: readonly Manager[]): MdxJsxFlowElementHast {
  return component(
    'Tabs',
    { groupId: 'npm2yarn' },
    managers.map((manager) =>
      component('TabItem', { value: manager, label: manager }, [
        highlightable(fence, convertCommands(fence.code, manager)),
      ]),
    ),
  );
}

function component(
  name: string,
  attributes: Record<string, string>,
  children: ElementContent[],
): MdxJsxFlowElementHast {
  return { type: 'mdxJsxFlowElement', name, attributes: makeAttributes(attributes), children };
}

/** The first line of the admonition that ends an unclosed block before the end of the file. */
function findAdmonition(source: readonly string[], { position }: Element): string | undefined {
  const last = source.findLastIndex((line) => line.trim() !== '') + 1;
  if (!position || position.end.line >= last) return undefined;
  return source
    .findLast((line, at) => at < position.start.line && /^\s*:{3,}\w/.test(line))
    ?.trim();
}

function reportDiagnostics(
  file: VFile,
  { problems, codeProblems }: Fence,
  source: readonly string[],
  place: FencePlace | undefined,
  node: Element,
): void {
  const at: ReportPosition = place?.start ?? node;
  for (const { at: offset, ...diagnostic } of problems) {
    const problemPlace = place ? { line: place.start.line, column: place.column + offset } : at;
    reportDiagnostic(file, problemPlace, diagnostic);
  }
  for (const { line, text: written, ...diagnostic } of codeProblems) {
    reportDiagnostic(file, place ? placeInFence(source, place, line, written) : at, diagnostic);
  }
  if (place && !place.isClosed) {
    const around = findAdmonition(source, node);
    reportDiagnostic(file, at, {
      severity: 'warning',
      message: `the code block isn't closed${around ? ` before "${around}" ends` : ', so everything below it is code'}`,
      hint: 'Close it with a line of the same marks below the code.',
    });
  }
}

/**
 * Describes a fence for features: without the lines that are shown as removed, and with the place of each
 * remaining line.
 * @param source the lines of the content file
 */
function describeBlock(
  { block, code, places, meta, file, isFilled }: Fence,
  source: readonly string[],
  place: FencePlace | undefined,
  node: Element,
): PageBlock {
  const isFragment = meta.file?.path.includes('#');
  const whole = pointOf(place?.start ?? node);
  const shownLines = code
    .split('\n')
    .map((text, at) => ({ text, at }))
    .filter(({ at }) => !block.lines.get(at)?.includes('removed'));
  return {
    language: block.language,
    title: block.title,
    code: shownLines.map(({ text }) => text).join('\n'),
    at: [whole.line, whole.column],
    starts: shownLines.map(({ text, at }): LineStart => {
      const hasOwnLines = place && !meta.file;
      const { line, column } = hasOwnLines
        ? placeInFence(source, place, places[at] ?? at, text)
        : whole;
      return [line, column];
    }),
    attributes: meta.attributes,
    ...(isFilled && { isFilled }),
    ...(file && !isFragment && { file }),
    ...(isFragment && { isFragment }),
  };
}
