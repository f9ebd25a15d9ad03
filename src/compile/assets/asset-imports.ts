import type { Expression, ImportDeclaration, Node, Program, VariableDeclaration } from 'estree';
import { SKIP, visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { handed, placeOf, property } from '../estree.ts';
import { isJsxElement } from '../jsx-element.ts';
import { visit } from '../visit-tree.ts';
import { imageAttributes } from './image-attributes.ts';
import { requireAsset } from './take-asset.ts';

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
  let isFound = false;
  visit(tree, (node) => {
    if (isJsxElement(node) && node.name === name) isFound = true;
  });
  return isFound;
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

const assetEnding =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?|jxl|mp4|m4v|avi|mov|mkv|mpe?g|vob|wmv|webm|og[agv]|wav|mp3|m4a|aac|flac|vtt|woff2?|eot|ttf|otf|pdf|docx?|xlsx?|pptx?|zip|rar)$/i;

/** True for files that are copied when code imports them; other files would be run or read. */
function isAssetSpecifier(specifier: string): boolean {
  return assetEnding.test(specifier) && /^(?:\.|@site\/)/.test(specifier);
}

/** Returns `./a.png` for `require('./a.png')` and `require('./a.png').default`. */
export function requiredAsset(node: Node): string | undefined {
  if (node.type === 'MemberExpression') {
    const { object, property } = node;
    const isDefault = property.type === 'Identifier' && property.name === 'default';
    return isDefault && object.type === 'CallExpression' ? requiredAsset(object) : undefined;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [argument, more] = node.arguments;
  if (node.callee.name !== 'require' || more || argument?.type !== 'Literal') return undefined;
  const { value } = argument;
  return typeof value === 'string' && isAssetSpecifier(value) ? value : undefined;
}

/** Replaces each `require('./a.png').default` with the file's address, as a literal. */
export function replaceAssetCalls(program: Program, file: VFile): void {
  visitEstree(program, (node, key, index, ancestors) => {
    const href = requiredAsset(node);
    const parent = ancestors.at(-1);
    if (href === undefined || !parent || typeof key !== 'string') return;
    const holder: unknown = index === undefined ? parent : Reflect.get(parent, key);
    if (typeof holder !== 'object' || holder === null) return;
    const value = requireAsset(file, placeOf(node), href)?.href ?? href;
    Reflect.set(holder, index ?? key, { type: 'Literal', value });
    return SKIP;
  });
}
