import stylex from 'stylex-babel-plugin-013';
import type { CompiledRule } from './project.ts';

/**
 * Writes the style sheet of a project's rules with the compiler's own function: in layers, or with `:not(#\#)`
 * instead of layers.
 */
export function sheetOf(rules: readonly CompiledRule[], { layers }: { layers: boolean }): string {
  const sheet = rules.map(({ className, css, rtl, raw = { css, rtl }, constant, priority }) => {
    const isConstant = constant !== undefined && { constKey: className, constVal: constant };
    const rule = { ltr: raw.css, rtl: raw.rtl ?? null, ...isConstant };
    return [className, rule, priority] as const;
  });
  return stylex.processStylexRules(sheet, layers);
}
