import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, types } from '@babel/core';

/** Whether the site's own settings for Babel name Flow, so that any script may have its types. */
export function hasFlow(folder: string): boolean {
  return ['babel.config.js', 'babel.config.cjs', '.babelrc', '.babelrc.js']
    .map((name) => path.join(folder, name))
    .some((file) => existsSync(file) && /\bflow\b/.test(readFileSync(file, 'utf8')));
}

/**
 * Replaces the types of Flow in a script by spaces, so that all else keeps its place.
 * @returns the same text where there are none, or where they are newer than Babel: a build tells their place
 */
export function stripFlow(text: string): string {
  const tree = parseFlow(text);
  let stripped = text;
  const blank = (start: number | null | undefined, end: number | null | undefined) => {
    if (start == null || end == null) return;
    // An arrow can't begin a line.
    const shown = /^\s*=>/.test(text.slice(end)) ? /./gs : /\S/g;
    const gap = text.slice(start, end).replace(shown, ' ');
    stripped = stripped.slice(0, start) + gap + stripped.slice(end);
  };
  if (!tree) return text;
  types.traverseFast(tree, (node) => {
    if (isOfTypes(node)) {
      const isListed = types.isImportSpecifier(node) && /^\s*,/.test(text.slice(node.end ?? 0));
      blank(node.start, isListed ? text.indexOf(',', node.end ?? 0) + 1 : node.end);
      return types.traverseFast.skip;
    }
    if (types.isIdentifier(node) && node.optional) {
      const mark = text.indexOf('?', node.start ?? 0);
      blank(mark, mark + 1);
    }
    if (types.isClass(node) && node.implements?.length) {
      const { superTypeParameters, superClass, id } = node;
      blank((superTypeParameters ?? superClass ?? id)?.end, node.body.start);
    }
    return undefined;
  });
  return stripped;
}

function parseFlow(text: string) {
  try {
    return parseSync(text, {
      parserOpts: { plugins: [['flow', { all: true }], 'jsx'] },
      ...{ babelrc: false, configFile: false },
    });
  } catch {
    return undefined;
  }
}

function isOfTypes(node: types.Node): boolean {
  if (types.isImportDeclaration(node) || types.isImportSpecifier(node))
    return node.importKind === 'type' || node.importKind === 'typeof';
  if (types.isExportNamedDeclaration(node)) return node.exportKind === 'type';
  return types.isFlow(node) && !types.isTypeCastExpression(node);
}
