import { type AtRule, type ChildNode, type Rule as CssRule, parse } from 'postcss';
import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';
import type { CompiledRule, CompiledSource } from './compiler/project.ts';
import type { CompilerOptions, FenceContract } from './contract.ts';
import { spaceCommas } from './rules/read-rule.ts';
import type { Sample } from './sample.ts';
import { askAnswer, askKept } from './sandbox/ask-kept.ts';

/**
 * The compiled output of samples, for readers: the rules of their files in the order of the style sheet, or the
 * remaining code. With `compare`, added and removed lines are marked.
 */
export async function writeOutput(
  samples: readonly Sample[],
  { compare, ...asked }: Pick<FenceContract, 'output' | 'only' | 'options' | 'compare'>,
): Promise<string | DiagnosticText> {
  const written = await writeOne(samples, asked);
  if (!compare || typeof written !== 'string') return written;
  const before = await writeOne(samples, { ...asked, options: compare });
  if (typeof before !== 'string') return before;
  if (before !== written) return markChanges(before, written);
  const hint = 'Remove compare, or show a sample on which the options have an effect.';
  return { message: 'the options do not change the output of the compiler', hint };
}

async function writeOne(
  samples: readonly Sample[],
  { output, only, options }: Pick<FenceContract, 'output' | 'only' | 'options'>,
): Promise<string | DiagnosticText> {
  const files = await Promise.all(samples.map((sample) => compileOne(sample, options)));
  const failed = files.find(({ result }) => !result);
  if (failed) {
    const message = `${failed.file} does not compile, so it has no output`;
    return { message, hint: failed.message };
  }
  const compiled = files.flatMap(({ result }) => result ?? []);
  if (output === 'js') return compiled.map(({ js }) => js.trim()).join('\n\n');
  const rules = new Map(compiled.flatMap((file) => file.rules.map((rule) => [rule.css, rule])));
  if (output !== 'css') return writeSheet([...rules.values()], { layers: output === 'layers' });
  const texts = only?.split(' | ');
  const sorted = [...rules.values()]
    .filter(({ css }) => css !== '' && (!texts || texts.some((text) => css.includes(text.trim()))))
    .toSorted((a, b) => a.priority - b.priority);
  if (sorted.length === 0) {
    const hint = 'Write it exactly as in the compiled CSS: color:red, not color: red.';
    return only ? { message: `no rule has "${only}"`, hint } : '';
  }
  return printCss(sorted.map(({ css }) => css).join('\n'));
}

/** The compiled output of a file, or the compiler's problems. */
async function compileOne(
  { files, file }: Sample,
  options: CompilerOptions | undefined,
): Promise<{ file: string; result?: CompiledSource; message?: string }> {
  const ask = { files, mode: 'production', options, linesOf: [], renders: [] } as const;
  const { answer, stopped } = await askKept('project', ask);
  if (stopped !== undefined) return { file, message: `It was stopped: ${stopped}.` };
  const { files: compiled, problems } = answer.project;
  const result = compiled.find(({ name }) => name === file);
  return { result, file, message: problems.find((problem) => problem.file === file)?.message };
}

/** Formats a style sheet as the compiler assembles it. */
export async function writeSheet(
  rules: readonly CompiledRule[],
  { layers }: { layers: boolean },
): Promise<string> {
  return printCss(await askAnswer('The style sheet', 'sheet', { rules, layers }));
}

/** A diff of two texts by lines, marked with comments for code blocks. */
export function markChanges(before: string, after: string): string {
  const [from, to] = [before.split('\n'), after.split('\n')];
  const start = countSame(from, to);
  const end = countSame(from.slice(start).toReversed(), to.slice(start).toReversed());
  const inner = markLines(from.slice(start, from.length - end), to.slice(start, to.length - end));
  return [...to.slice(0, start), ...inner, ...to.slice(to.length - end)].join('\n');
}

/** The number of lines at which both start equally. */
function countSame(from: readonly string[], to: readonly string[]): number {
  const place = from.findIndex((line, at) => line !== to[at]);
  return place === -1 ? from.length : place;
}

function markLines(from: readonly string[], to: readonly string[]): string[] {
  const lengths = countKept(from, to);
  const lines: string[] = [];
  let [left, right] = [0, 0];
  let stayed = false;
  while (left < from.length || right < to.length) {
    const [gone, come] = [from[left], to[right]];
    const follows = stayed;
    stayed = false;
    if (come !== undefined && (isKept(gone, come) || (follows && gone === come))) {
      stayed = true;
      lines.push(come);
      left += 1;
      right += 1;
      // If both are possible, removed lines come first.
    } else if (gone !== undefined && at(lengths, left + 1, right) >= at(lengths, left, right + 1)) {
      lines.push(`${gone} /* [!code --] */`);
      left += 1;
    } else {
      lines.push(`${come} /* [!code ++] */`);
      right += 1;
    }
  }
  return lines;
}

const at = (lengths: readonly number[][], left: number, right: number) =>
  lengths[left]?.[right] ?? -1;

/** A lone bracket occurs often, so it doesn't match texts, but stays with the line before it. */
const isKept = (gone: string | undefined, come: string) => gone === come && /\w/.test(come);

/** The length of the longest common subsequence from each pair of positions on. */
function countKept(from: readonly string[], to: readonly string[]): number[][] {
  const lengths = Array.from({ length: from.length + 1 }, () =>
    Array<number>(to.length + 1).fill(0),
  );
  for (let left = from.length - 1; left >= 0; left--) {
    for (let right = to.length - 1; right >= 0; right--) {
      const [row, come] = [lengths[left], to[right]];
      if (!row || come === undefined) continue;
      row[right] = isKept(from[left], come)
        ? at(lengths, left + 1, right + 1) + 1
        : Math.max(at(lengths, left + 1, right), at(lengths, left, right + 1));
    }
  }
  return lengths;
}

/** Longer rules are split into lines. */
const width = 80;

/**
 * Formats CSS for readers: a rule with one declaration on one line, others on several. Output that isn't valid CSS
 * is left as it is.
 */
function printCss(css: string): string {
  try {
    const { nodes } = parse(css);
    return nodes.flatMap((node) => printNode(node)).join('\n');
  } catch {
    return css;
  }
}

function printNode(node: ChildNode): string[] {
  if (node.type === 'decl') return [`${node.prop}: ${spaceCommas(node.value)};`];
  if (node.type === 'comment') return [];
  const head = headOf(node);
  if (!node.nodes) return [`${head};`];
  const inner = node.nodes.flatMap((child) => printNode(child));
  const line = `${head} { ${inner.join(' ')} }`;
  const isShort = node.nodes.length <= 1 && inner.length <= 1 && line.length <= width;
  return isShort ? [line] : [`${head} {`, ...inner.map((text) => `  ${text}`), '}'];
}

function headOf(node: CssRule | AtRule): string {
  if (node.type === 'rule') return spaceCommas(node.selector);
  return `@${node.name} ${spaceCommas(node.params)}`.trim();
}
