import type { Explanation, SyntaxProblem } from './syntax-problem.ts';
import type { PlacedText } from './text-places.ts';

const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Types in lower case, as in `Promise<string>`. */
const typeNames = /^(?:string|number|boolean|unknown|void|never|object|symbol|bigint)$/;

/** Explains tags that aren't balanced. */
export function explainNesting(problem: SyntaxProblem): Explanation | undefined {
  const { reason, rule } = problem;
  if (reason.startsWith('Expected a closing tag for')) return explainOpenTag(problem);
  if (reason.startsWith('Unexpected closing tag')) return explainWrongEnd(problem);
  if (reason.startsWith('Expected the closing tag')) return explainCrossing(problem);
  if (rule === 'unexpected-closing-slash') return explainLoneEnd(problem);
  return explainClosingTag(problem);
}

/** "Expected a closing tag for `<b>` (1:6-1:9) before the end of `paragraph`" */
function explainOpenTag({ source, reason }: SyntaxProblem): Explanation | undefined {
  const [, name = '', line, column] = /`<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  const place = { line: Number(line), column: Number(column) };
  const holder = /before the end of `(\w+)`/.exec(reason)?.[1];
  return explainUnclosed(name, holder, source, source.offsetOf(place));
}

function explainUnclosed(
  name: string,
  holder: string | undefined,
  { text, placeOf }: PlacedText,
  start: number,
): Explanation {
  const tag = tagAt(text, start) ?? `<${name}>`;
  const isVoid = voidElements.test(name);
  return {
    place: placeOf(start),
    message: `<${name}> is never closed${holder && !isVoid ? ` in this ${partName(holder)}` : ''}`,
    hint: isVoid ? hintForVoid(name, tag) : hintForUnclosed(name, holder, text, start),
    skip: { start, end: start + tag.length },
    opens: isVoid ? undefined : name,
  };
}

function hintForVoid(name: string, tag: string): string {
  const short = tag.includes('\n') ? `<${name} … />` : tag.replace(/\s*>$/, ' />');
  return `Write ${short}: in MDX each tag is closed, as in JSX.`;
}

function hintForUnclosed(name: string, holder: string | undefined, text: string, start: number) {
  const before = /[\p{L}\p{N}_$]+$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0];
  if (before && (/^[A-Z]/.test(name) || typeNames.test(name))) {
    return `Put it into code, as in \`${before}<${name}>\`, or write \\< for the sign itself.`;
  }
  if (holder === undefined) return `Write </${name}> after its content.`;
  if (holder !== 'paragraph') return `Write </${name}> before the ${partName(holder)} ends.`;
  return (
    `Write </${name}> in the same paragraph; if it contains more than one, put <${name}> and ` +
    `</${name}> on separate lines, with blank lines between them and the text.`
  );
}

function tagAt(text: string, start: number): string | undefined {
  return /^<[^<>]*>/.exec(text.slice(start, start + 500))?.[0];
}

/** "Unexpected closing tag `</b>`, expected corresponding closing tag for `<a>` (1:1-1:4)" */
function explainWrongEnd({ source, offset, reason }: SyntaxProblem): Explanation | undefined {
  const [, end = '', open = '', line, column] =
    /`<\/([^`]*)>`.*`<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  const opened = { line: Number(line), column: Number(column) };
  const at = source.offsetOf(opened);
  // If the end tag has a start tag further up, the tag in between was left open.
  if (
    voidElements.test(open) ||
    new RegExp(`<${escapePattern(end)}[\\s>]`).test(source.text.slice(0, at))
  ) {
    return explainUnclosed(open, undefined, source, at);
  }
  return {
    place: source.placeOf(offset),
    message: `</${end}> does not close <${open}> of line ${opened.line}`,
    hint: `Write </${open}>; tags are closed in the order in which they were opened, last first.`,
  };
}

/** "Expected the closing tag `</b>` either after the end of `emphasis` (1:15) or …" */
function explainCrossing({ source, offset, reason }: SyntaxProblem): Explanation {
  const [, name = '', holder = ''] = /`<\/([^`]*)>`.*?after the end of `(\w+)`/.exec(reason) ?? [];
  const isBlock = holder === 'paragraph';
  const part = partName(holder);
  return {
    place: source.placeOf(offset),
    message: `</${name}> is in ${/^[aeiou]/.test(part) ? 'an' : 'a'} ${part}, but <${name}> is outside it`,
    hint: isBlock
      ? `Put </${name}> on its own line, after a blank line.`
      : `Close <${name}> before or after the ${part}, where it was opened.`,
  };
}

function explainLoneEnd({ source, offset }: SyntaxProblem): Explanation {
  const start = source.text.lastIndexOf('<', offset);
  const tag = tagAt(source.text, start) ?? '<';
  const name = /^<\/\s*([\w$.:-]*)/.exec(tag)?.[1] ?? '';
  return {
    place: source.placeOf(start),
    message: `</${name}> has no opening tag`,
    hint: voidElements.test(name)
      ? `Write <${name} />.`
      : `Remove it, or write <${name}> before it, in the same block of text.`,
    skip: { start, end: start + tag.length },
    closes: name,
  };
}

function explainClosingTag({ source, offset, rule }: SyntaxProblem): Explanation {
  const slash = rule === 'unexpected-self-closing-slash';
  return {
    place: source.placeOf(offset),
    message: slash ? 'a closing tag with a second "/"' : 'a closing tag with an attribute',
    hint: 'A closing tag contains only a name, as in </div>.',
  };
}

/** The names of Markdown's constructs for authors. */
function partName(type: string): string {
  const names: Record<string, string> = {
    listItem: 'list item',
    blockquote: 'quotation',
    tableData: 'cell',
    tableHeader: 'cell',
    strong: 'piece of bold text',
    emphasis: 'piece of emphasis',
    delete: 'piece of crossed-out text',
    link: 'link',
    linkReference: 'link',
    footnoteDefinition: 'footnote',
    containerDirective: 'admonition',
  };
  return names[type] ?? type;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
