import type { Element, ElementContent, RootContent } from 'hast';
import { element, text } from '../hast-element.ts';

/**
 * Reads a list whose items all have the form `Name: value`, starting with `Type: …`.
 * @returns a description list; undefined for other lists
 */
export function readFacts(node: RootContent | undefined): Element | undefined {
  if (node?.type !== 'element' || node.tagName !== 'ul') return undefined;
  const items = node.children.filter((child) => child.type === 'element').map(readFact);
  const [first] = items;
  if (first?.name !== 'Type') return undefined;
  const facts = items.flatMap((item) => item ?? []);
  if (facts.length < items.length) return undefined;
  const rows = facts.map(({ name, value }) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, ...value)),
  );
  return element('dl', { className: ['option-facts'] }, ...rows);
}

function readFact({ children }: Element): { name: string; value: ElementContent[] } | undefined {
  const [first, ...rest] = children;
  const [, name, start = ''] =
    (first?.type === 'text' && /^\s*([A-Z][a-z ]{1,20}): ?(.*)$/s.exec(first.value)) || [];
  if (!name) return undefined;
  return { name, value: start ? [text(start), ...rest] : rest };
}
