import { parseSync, types } from '@babel/core';
import { compareRows, type Facts } from './compare-rows.ts';
import { readCards } from './read-cards.ts';

/**
 * Compares the cards of the PostCSS plugin's options with the options that the plugin accepts. Only
 * the starters install the package, so `npm run check:starters` runs this.
 * @param source the text of the package's `plugin.js`
 */
export function comparePostcssOptions(page: string, source: string): string[] {
  return compareRows(readCards(page), readTaken(source));
}

/** The options and their defaults, from the destructured parameter that has `include`. */
function readTaken(source: string): Map<string, Facts> {
  const ast = parseSync(source, { babelrc: false, configFile: false, sourceType: 'unambiguous' });
  const taken = new Map<string, Facts>();
  if (!ast) return taken;
  types.traverseFast(ast, (node) => {
    const [parameter] = types.isArrowFunctionExpression(node) ? node.params : [];
    if (!types.isObjectPattern(parameter)) return;
    for (const property of parameter.properties) {
      if (!types.isObjectProperty(property) || !types.isIdentifier(property.key)) continue;
      const { name } = property.key;
      const preset = types.isAssignmentPattern(property.value) ? property.value.right : undefined;
      const text = preset ? source.slice(preset.start ?? 0, preset.end ?? 0) : presets[name];
      taken.set(name, { Default: text ?? '?' });
    }
  });
  return taken;
}

/** Defaults that the parameter does not have, in the words of the page. */
const presets: Record<string, string> = { include: 'required', exclude: '[]' };
