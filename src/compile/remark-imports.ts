import type { ImportDeclaration, Pattern, Program, VariableDeclaration } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * Notes the imports of a file in `file.data.imports`, and turns each into a look-up in what is
 * handed to the compiled function as `imported`.
 */
export function remarkImports() {
  return (tree: Root, file: VFile) => {
    file.data.imports = [];
    visit(tree, 'mdxjsEsm', (node) => {
      const { estree } = node.data ?? {};
      if (estree) convertImports(estree, file);
    });
  };
}

function convertImports(program: Program, file: VFile): void {
  program.body = program.body.map((statement) => {
    if (statement.type !== 'ImportDeclaration') return statement;
    const specifier = String(statement.source.value);
    const { line, column } = statement.loc?.start ?? { line: 1, column: 0 };
    file.data.imports?.push({ specifier, line, column: column + 1 });
    return lookUp(statement, specifier);
  });
}

function lookUp(statement: ImportDeclaration, specifier: string): VariableDeclaration {
  const own = memberOf(
    memberOf(memberOf({ type: 'Identifier', name: 'arguments' }, 0), 'imported'),
    specifier,
  );
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: patternOf(statement), init: own }],
  };
}

type Expression = NonNullable<VariableDeclaration['declarations'][number]['init']>;

function memberOf(object: Expression, key: string | number): Expression {
  return {
    type: 'MemberExpression',
    object,
    property: { type: 'Literal', value: key },
    computed: true,
    optional: false,
  };
}

/** `import * as a` takes the whole module, every other form its parts by name. */
function patternOf({ specifiers }: ImportDeclaration): Pattern {
  const whole = specifiers.find((part) => part.type === 'ImportNamespaceSpecifier');
  if (whole) return whole.local;
  return {
    type: 'ObjectPattern',
    properties: specifiers.map((part) => ({
      type: 'Property',
      kind: 'init',
      computed: false,
      method: false,
      shorthand: false,
      key:
        part.type === 'ImportSpecifier' ? part.imported : { type: 'Identifier', name: 'default' },
      value: part.local,
    })),
  };
}
