import type { Expression, ImportDeclaration, Node, Program, VariableDeclaration } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import { SKIP, visit as visitEstree } from 'estree-util-visit';
import type { VFile } from 'vfile';
import { handed, placeOf, property } from '../estree.ts';
import { reportDiagnostic } from '../report-diagnostic.ts';
import { imageAttributes } from './image-attributes.ts';
import { type InlineSvg, isUsedAsTag, readInlineSvg } from './inline-svg.ts';
import { findAsset, requireAsset } from './take-asset.ts';

/**
 * Replaces `import pic from './pic.png'` with a constant that has the address. An SVG that is used as a component,
 * as in Docusaurus, becomes a component that shows the drawing, or the image if it has what no page may contain.
 */
export function replaceAssetImports(program: Program, file: VFile): void {
  program.body = program.body.map((statement) => {
    if (statement.type !== 'ImportDeclaration') return statement;
    const specifier = String(statement.source.value);
    return isAssetSpecifier(specifier) ? convertImport(statement, specifier, file) : statement;
  });
}

function convertImport(
  statement: ImportDeclaration,
  specifier: string,
  file: VFile,
): VariableDeclaration {
  const tags = statement.specifiers.filter(({ local }) =>
    isUsedAsTag(local.name, String(file.value)),
  );
  const drawing = tags.length > 0 ? readDrawing(statement, specifier, file) : undefined;
  // A drawing that is only shown in pages needs no address.
  const isInlined = drawing !== undefined && tags.length === statement.specifiers.length;
  const asset = isInlined ? undefined : requireAsset(file, placeOf(statement), specifier);
  const src = asset?.href ?? specifier;
  const show = drawing
    ? component('svg', valueToEstree(drawing), identifier('props'))
    : component('jsx', { type: 'Literal', value: 'img' }, imageProps(src, asset?.bytes));
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: statement.specifiers.map((imported) => ({
      type: 'VariableDeclarator',
      id: imported.local,
      init: tags.includes(imported) ? show : { type: 'Literal', value: src },
    })),
  };
}

/** Reads an SVG as a drawing; warns if it stays an image, in which colours and classes have no effect. */
function readDrawing(
  statement: ImportDeclaration,
  specifier: string,
  file: VFile,
): InlineSvg | undefined {
  const asset = /\.svg$/i.test(specifier) ? findAsset(specifier, file) : undefined;
  if (asset?.kind !== 'found') return undefined;
  const read = readInlineSvg(asset.bytes.toString('utf8'));
  if (!('problem' in read)) return read;
  reportDiagnostic(file, placeOf(statement), {
    severity: 'warning',
    message: `"${specifier}" is shown as a picture, whose colours don't follow the text: ${read.problem}`,
    hint: 'Remove that from the file, or show it as an image: ![What it shows](…).',
  });
  return undefined;
}

function sizeOf(bytes: Buffer | undefined): Record<string, string> {
  try {
    return bytes ? imageAttributes(bytes, {}, true) : {};
  } catch {
    return {};
  }
}

const identifier = (name: string) => ({ type: 'Identifier', name }) as const;

function imageProps(src: string, bytes: Buffer | undefined): Expression {
  const attributes = { src, alt: '', ...sizeOf(bytes) };
  return {
    type: 'ObjectExpression',
    properties: [
      ...Object.entries(attributes).map(([name, value]) =>
        property(identifier(name), { type: 'Literal', value } as const),
      ),
      { type: 'SpreadElement', argument: identifier('props') },
    ],
  };
}

/** Creates `(props) => arguments[0].jsx(first, second)`; the compiled text is called with `jsx` and `svg`. */
function component(maker: 'jsx' | 'svg', ...given: Expression[]): Expression {
  return {
    type: 'ArrowFunctionExpression',
    params: [identifier('props')],
    expression: true,
    body: { type: 'CallExpression', callee: handed(maker), arguments: given, optional: false },
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
