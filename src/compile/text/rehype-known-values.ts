import type { Expression } from 'estree';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { literalOf, programOf } from '../estree.ts';
import { visit } from '../visit-tree.ts';

/** Few pages have such values. */
const mayHave = /^(?:export )?const |frontMatter|\{["'`]/m;

/**
 * Replaces expressions in text with their values where these are known: `{' '}`, `{version}` with the text of
 * `export const version = '1.2';`, and `{frontMatter.title}`. Headings, the search and descriptions then have them.
 */
export function rehypeKnownValues() {
  return (tree: Root, file: VFile) => {
    if (!mayHave.test(String(file.value))) return;
    let values: ReadonlyMap<string, string> | undefined;
    visit(tree, 'mdxTextExpression', (node, index, parent) => {
      const [statement, ...others] = node.data?.estree?.body ?? [];
      if (statement?.type !== 'ExpressionStatement' || others.length > 0) return;
      values ??= listConstants(tree);
      const value = findValue(statement.expression, values, file.data.frontMatter ?? {});
      if (value === undefined || !parent || index === undefined) return;
      parent.children[index] = { type: 'text', value };
    });
  };
}

function findValue(
  expression: Expression,
  values: ReadonlyMap<string, string>,
  frontMatter: Record<string, unknown>,
): string | undefined {
  const literal = literalOf(programOf({ type: 'ExpressionStatement', expression }));
  if (literal?.kind === 'name') return values.get(literal.value);
  if (literal) return typeof literal.value === 'boolean' ? undefined : String(literal.value);
  if (expression.type !== 'MemberExpression' || expression.computed) return undefined;
  const { object, property } = expression;
  if (object.type !== 'Identifier' || object.name !== 'frontMatter') return undefined;
  if (values.has('frontMatter') || property.type !== 'Identifier') return undefined;
  const value = Object.hasOwn(frontMatter, property.name) ? frontMatter[property.name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The constants of a file that are a text or a number, by name. */
function listConstants(tree: Root): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      const declared =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue;
      for (const { id, init } of declared.declarations) {
        if (id.type !== 'Identifier' || !init) continue;
        const literal = literalOf(programOf({ type: 'ExpressionStatement', expression: init }));
        if (literal?.kind === 'value' && typeof literal.value !== 'boolean')
          values.set(id.name, String(literal.value));
      }
    }
  });
  return values;
}
