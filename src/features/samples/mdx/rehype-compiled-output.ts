import { createRequire } from 'node:module';
import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { tokenizeCode } from '../../../compile/code/code-tokens.ts';
import { element } from '../../../compile/hast-element.ts';
import { markLink } from '../../../compile/link-marks.ts';
import { reportDiagnostic } from '../../../compile/report-diagnostic.ts';
import { visit } from '../../../compile/visit-tree.ts';
import { digest } from '../../../node/disk-cache.ts';
import type { Sample, WrittenFile } from '../sample.ts';

type Room = typeof import('../show/show-samples.ts') & typeof import('../show/mark-lines.ts');

const require = createRequire(import.meta.url);

/** Loaded on demand, only for pages with samples, because it loads a compiler. */
function loadRoom(): Room {
  return {
    ...require('../show/show-samples.ts'),
    ...require('../show/mark-lines.ts'),
  };
}

/**
 * Adds to each sample its component and its compiled output, and links its lines to the rules.
 * @param options `hasPlayground`: whether the site has a playground to open samples in
 */
export function rehypeCompiledOutput({ hasPlayground }: { hasPlayground: boolean }) {
  return async (tree: Root, file: VFile) => {
    const figures: { figure: Element; sample: Sample }[] = [];
    visit(tree, 'element', (figure) => {
      const sample = figure.tagName === 'figure' && figure.data?.sample;
      if (sample) figures.push({ figure, sample });
    });
    if (figures.length === 0) return;
    const { showSamples, markRuleLines } = loadRoom();
    const { shown, stops } = await showSamples(
      figures.map(({ sample }) => sample),
      {
        tokenize: tokenizeCode,
        prefix: `s${digest(file.path).slice(0, 4)}-`,
        page: pageName(file.path),
        addressOf: markLink,
        hasPlayground,
      },
    );
    const assets: WrittenFile[] = [];
    for (const [at, { figure, sample: written }] of figures.entries()) {
      if (stops[at] !== undefined) reportStop(file, written, figure, stops[at]);
      const sample = shown[at];
      if (!sample) continue;
      const { above, below, ties, project } = sample;
      tieFigure(figure, ties, markRuleLines);
      const framed = element('figure', figure.properties, ...figure.children);
      framed.data = figure.data;
      figure.tagName = 'div';
      figure.properties = { className: ['sample', 'ties'] };
      figure.children = [...(above ? [above] : []), framed, below];
      if (project) assets.push(project);
    }
    file.data.assets = [...(file.data.assets ?? []), ...assets];
  };
}

/** `learn-recipes-variants` for `content/docs/learn/06-recipes/01-variants.mdx`: unique, as its route is. */
function pageName(file: string): string {
  const parts = file.replace(/^(?:.*\/)?content\/(?:docs\/)?|\.\w+$/g, '').split('/');
  return parts.map((part) => part.replace(/^[\d-]+-/, '')).join('-');
}

/** Reported at the start of the fence, because the highlighter created the figure without a position. */
function reportStop(file: VFile, sample: Sample, figure: Element, reason: string): void {
  const [line, column] =
    file.data.kept?.samples?.find((block) => block.sample === sample)?.at ?? [];
  const place = line === undefined || column === undefined ? figure : { line, column };
  const message = `${sample.file} was stopped while it was compiled or rendered: ${reason}`;
  const hint = 'Look for an endless loop, recursion or growth.';
  reportDiagnostic(file, place, { message, hint });
}

/** Adds the numbers of rules to lines; lines that aren't elements become one if they have rules. */
function tieFigure(
  figure: Element,
  ties: ReadonlyMap<number, number[]>,
  markRuleLines: Room['markRuleLines'],
): void {
  const pre = figure.children.find((child) => child.type === 'element' && child.tagName === 'pre');
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  if (code?.type !== 'element') return;
  const lines = code.children.filter(isLine);
  if (lines.length === 0) code.children = markRuleLines(code.children, ties);
  // Lines that are shown as removed aren't part of the sample.
  const sampleLines = lines.filter(({ tagName }) => tagName !== 'del');
  for (const [at, line] of sampleLines.entries()) {
    const rules = ties.get(at + 1);
    if (!rules) continue;
    line.properties['data-r'] = rules.join(' ');
  }
}

function isLine(node: ElementContent): node is Element {
  return node.type === 'element' && [node.properties.className].flat().includes('line');
}
