import type { Node, Program } from 'estree';
import { SKIP, visit } from 'estree-util-visit';
import type { VFile } from 'vfile';
import { placeOf } from '../read-estree.ts';
import { requireAsset } from './asset-diagnostics.ts';

const assetEnding =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?|jxl|mp4|m4v|avi|mov|mkv|mpe?g|vob|wmv|webm|og[agv]|wav|mp3|m4a|aac|flac|vtt|woff2?|eot|ttf|otf|pdf|docx?|xlsx?|pptx?|zip|rar)$/i;

/** True for files that are copied when code imports them; other files would be run or read. */
export function isAssetSpecifier(specifier: string): boolean {
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
  visit(program, (node, key, index, ancestors) => {
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
