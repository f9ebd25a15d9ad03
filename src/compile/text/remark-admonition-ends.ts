import type { Code, Node, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { reportFault } from '../report-fault.ts';

/**
 * Reports admonitions without an end, where they start, and lines of colons that start or end nothing: Markdown
 * accepts both silently, but the result isn't what was meant.
 */
export function remarkAdmonitionEnds() {
  return (tree: Root, file: VFile) => {
    if (!String(file.value).includes(':::')) return;
    const lines = String(file.value).split('\n');
    // The ends that are left over because of a reported mistake above them, which aren't mistakes themselves.
    const left: string[] = [];
    visitParents(tree, (node, parents) => {
      if (node.type === 'paragraph') reportStrayColons(node, left, file);
      const outer = parents.findLast((parent) => parent.type === 'containerDirective');
      if (node.type === 'code') {
        if (outer && isCutFence(node, lines)) reportCutFence(outer, node, file);
        return SKIP;
      }
      if (node.type !== 'containerDirective' || hasEnd(node, lines)) return;
      left.push(...reportOpenAdmonition(node, outer, lines, file));
    });
  };
}

function hasEnd(node: ContainerDirective, lines: string[]): boolean {
  const end = /^(:{3,})[ \t]*$/.exec(lastLineOf(node, lines))?.[1];
  return end !== undefined && end.length >= countColons(node, lines);
}

/** True for a fence that ended because its container did. */
function isCutFence(node: Code, lines: string[]): boolean {
  const fence = /^[`~]+/.exec(firstLineOf(node, lines))?.[0];
  return fence !== undefined && !lastLineOf(node, lines).startsWith(fence);
}

/** @returns the end that the mistake leaves over */
function reportOpenAdmonition(
  node: ContainerDirective,
  outer: ContainerDirective | undefined,
  lines: string[],
  file: VFile,
): string[] {
  const count = countColons(node, lines);
  const colons = ':'.repeat(count);
  const tight = outer && countColons(outer, lines) <= count;
  reportFault(file, node, {
    severity: 'warning',
    message: `the admonition "${colons}${node.name}" has no end`,
    hint: tight
      ? `Its "${colons}" ended the one around it, from line ${outer.position?.start.line}: ` +
        `that one needs more colons, "${colons}:${outer.name}" and "${colons}:".`
      : `Write "${colons}" on its own line after its last line.`,
  });
  return tight ? [colons] : [];
}

function reportCutFence(holder: ContainerDirective, code: Code, file: VFile): void {
  reportFault(file, code, {
    message: `this code has no end inside the admonition ":::${holder.name}" around it`,
    hint:
      'End the code before the admonition; where the code itself has a line ":::", ' +
      `open and end the admonition of line ${holder.position?.start.line} with more colons.`,
  });
}

/**
 * Reports lines of a paragraph that look like the start or end of an admonition.
 * @param left the ends that belong to a reported mistake, to which each new start adds its own
 */
function reportStrayColons(node: Paragraph, left: string[], file: VFile): void {
  node.children.forEach((child, index) => {
    const start = child.position?.start;
    if (child.type !== 'text' || !start) return;
    child.value.split('\n').forEach((text, offset) => {
      if (!text.startsWith(':::') || (index > 0 && offset === 0)) return;
      const place = { line: start.line + offset, column: offset === 0 ? start.column : 1 };
      const [, colons = ':::', name] = /^(:+)[ \t]*([a-z]*)/i.exec(text) ?? [];
      const known = name ? -1 : left.indexOf(colons);
      if (known >= 0) {
        left.splice(known, 1);
        return;
      }
      if (name) left.push(colons);
      reportFault(file, place, {
        severity: 'warning',
        message: name
          ? `"${text.trim()}" does not open an admonition, so it is shown as text`
          : `"${colons}" has no admonition to end, so it is shown as text`,
        hint: name
          ? `Write it on its own line as "${colons}${name}" or "${colons}${name}[Title]".`
          : 'Remove it, or open an admonition above it, as in ":::note".',
      });
    });
  });
}

function countColons(node: ContainerDirective, lines: string[]): number {
  return /^:+/.exec(firstLineOf(node, lines))?.[0].length ?? 3;
}

/** The line that a node starts on, from its start. */
function firstLineOf({ position }: Node, lines: string[]): string {
  return (lines[(position?.start.line ?? 1) - 1] ?? '').slice((position?.start.column ?? 1) - 1);
}

/** The line that a node ends on, up to its end. */
function lastLineOf({ position }: Node, lines: string[]): string {
  if (!position || position.start.line === position.end.line) return '';
  const line = (lines[position.end.line - 1] ?? '').slice(0, position.end.column - 1);
  return line.replace(/^[ \t>]+/, '');
}
