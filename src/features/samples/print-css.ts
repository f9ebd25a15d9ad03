import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import { spaceCommas } from './rules/read-rule.ts';

/** Longer rules are split into lines. */
const width = 80;

/**
 * Formats CSS for readers: a rule with one declaration on one line, others on several. Output that isn't valid CSS
 * is left as it is.
 */
export function printCss(css: string): string {
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

function headOf(node: Rule | AtRule): string {
  if (node.type === 'rule') return spaceCommas(node.selector);
  return `@${node.name} ${spaceCommas(node.params)}`.trim();
}
