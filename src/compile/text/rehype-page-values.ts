import type { Expression } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { boundNames, constant, handed, programOf } from '../estree.ts';
import { visit } from '../visit-tree.ts';

/** The names that every page may use without defining them, as in Docusaurus. */
export const pageValueNames = ['frontMatter', 'contentTitle', 'toc'] as const;

/**
 * Defines the page values that a page's expressions use: `{frontMatter.title}`. Definitions in the file have
 * priority.
 */
export function rehypePageValues() {
  return (tree: Root, file: VFile) => {
    const text = String(file.value);
    const named = pageValueNames.filter((name) => text.includes(name));
    // Few pages use any.
    if (named.length === 0) return;
    const definedNames = new Set<string>();
    visit(tree, 'mdxjsEsm', ({ data }) => {
      for (const name of data?.estree ? boundNames(data.estree) : []) definedNames.add(name);
    });
    const wanted = named.filter((name) => !definedNames.has(name));
    tree.children.unshift(...wanted.map((name) => define(name, valuesOf(file)[name])));
  };
}

function valuesOf({ data }: VFile): Record<(typeof pageValueNames)[number], unknown> {
  return {
    frontMatter: data.frontMatter ?? {},
    contentTitle: data.ownHeading,
    toc: (data.headings ?? []).map(({ depth, id, text }) => ({ value: text, id, level: depth })),
  };
}

function define(name: string, value: unknown): RootContent {
  const literal = valueToEstree(value);
  // Partials may add headings, which are only known when the page is shown.
  const init: Expression =
    name === 'toc'
      ? { type: 'LogicalExpression', operator: '??', left: handed(name), right: literal }
      : literal;
  const estree = programOf(constant({ type: 'Identifier', name }, init));
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
