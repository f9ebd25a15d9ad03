import type { Expression, ImportDeclaration, Program, VariableDeclaration } from 'estree';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isJsxElement } from '../jsx-element.ts';
import { handed, property } from '../make-estree.ts';
import { placeOf } from '../read-estree.ts';
import { visit } from '../visit-tree.ts';
import { requireAsset } from './asset-diagnostics.ts';
import { isAssetSpecifier } from './asset-requires.ts';
import { imageAttributes } from './image-attributes.ts';

/**
 * Replaces `import pic from './pic.png'` with a constant that has the address. An SVG that is used as a component,
 * as in Docusaurus, becomes a component that shows the image.
 */
export function replaceAssetImports(program: Program, tree: Root, file: VFile): void {
  program.body = program.body.map((statement) => {
    if (statement.type !== 'ImportDeclaration') return statement;
    const specifier = String(statement.source.value);
    return isAssetSpecifier(specifier)
      ? convertImport(statement, specifier, tree, file)
      : statement;
  });
}

function convertImport(
  statement: ImportDeclaration,
  specifier: string,
  tree: Root,
  file: VFile,
): VariableDeclaration {
  const asset = requireAsset(file, placeOf(statement), specifier);
  const src = asset?.href ?? specifier;
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: statement.specifiers.map(({ local }) => ({
      type: 'VariableDeclarator',
      id: local,
      init: isTag(local.name, tree)
        ? imageComponent({ src, alt: '', ...sizeOf(asset?.bytes) })
        : { type: 'Literal', value: src },
    })),
  };
}

function sizeOf(bytes: Buffer | undefined): Record<string, string> {
  try {
    return bytes ? imageAttributes(bytes, {}, true) : {};
  } catch {
    return {};
  }
}

function isTag(name: string, tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    if (isJsxElement(node) && node.name === name) found = true;
  });
  return found;
}

/** Creates `(props) => arguments[0].jsx('img', {src, ...props})`; the compiled text is called with `jsx`. */
function imageComponent(attributes: Record<string, string>): Expression {
  const props = { type: 'Identifier', name: 'props' } as const;
  return {
    type: 'ArrowFunctionExpression',
    params: [props],
    expression: true,
    body: {
      type: 'CallExpression',
      callee: handed('jsx'),
      arguments: [
        { type: 'Literal', value: 'img' },
        {
          type: 'ObjectExpression',
          properties: [
            ...Object.entries(attributes).map(([name, value]) =>
              property({ type: 'Identifier', name } as const, { type: 'Literal', value } as const),
            ),
            { type: 'SpreadElement', argument: props },
          ],
        },
      ],
      optional: false,
    },
  };
}
