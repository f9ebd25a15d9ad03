import type { CompiledRule, SourceLines } from '../../samples/compiler/project.ts';
import type { SourcePlace } from '../protocol/compiler.ts';
import { describeRule } from './describe-rule.ts';
import type { StyleCall, StyleSource } from './read-styles.ts';

/** A declaration in the styles of an element. */
export type GivenStyle = {
  className: string;
  conditions: string[];
  text: string;
  place?: SourcePlace;
  /** The declaration that overrides it, if any. */
  lostTo?: SourcePlace;
};

/**
 * Explains the classes of an element: the declarations that they come from, and those in the same call of `props`
 * that a later style overrides.
 * @param classes the element's classes, which may be anything
 * @param rules the rules of the project, with the lines that they come from
 */
export function explainElement(
  classes: readonly string[],
  rules: readonly CompiledRule[],
  calls: readonly StyleCall[],
): GivenStyle[] {
  const ownRules = rules.filter(({ className }) => classes.includes(className));
  const call = findCall(ownRules, rules, calls);
  const won = ownRules.map((rule) => ({ rule, lines: lastOf(rule, call) }));
  const lost = (call?.styles ?? []).flatMap((style, at) =>
    rules.flatMap((rule) => {
      if (ownRules.includes(rule)) return [];
      const place = rule.lines.find((lines) => isIn(lines, style));
      const later = won.find(
        (other) =>
          propertyOf(other.rule) === propertyOf(rule) &&
          call?.styles.slice(at + 1).some((next) => other.lines && isIn(other.lines, next)),
      );
      const winner = later?.lines;
      return place && winner ? [{ ...describe(rule, place), lostTo: placeOf(winner) }] : [];
    }),
  );
  return [...won.map(({ rule, lines }) => describe(rule, lines)), ...lost];
}

/** The call whose styles contain all of these rules, with the fewest others. */
function findCall(
  own: readonly CompiledRule[],
  rules: readonly CompiledRule[],
  calls: readonly StyleCall[],
): StyleCall | undefined {
  const has = ({ styles }: StyleCall, { lines }: CompiledRule) =>
    lines.some((line) => styles.some((style) => isIn(line, style)));
  const fitting = calls.filter((call) => own.length > 0 && own.every((rule) => has(call, rule)));
  const countOf = (call: StyleCall) => rules.filter((rule) => has(call, rule)).length;
  return fitting.sort((a, b) => countOf(a) - countOf(b))[0];
}

/** The place of a rule in the last of the styles that have it; otherwise its first place. */
function lastOf({ lines }: CompiledRule, call: StyleCall | undefined): SourceLines | undefined {
  const style = call?.styles.findLast((candidate) => lines.some((place) => isIn(place, candidate)));
  return lines.find((place) => style && isIn(place, style)) ?? lines[0];
}

function isIn({ file, from }: SourceLines, style: StyleSource): boolean {
  return file === style.file && from >= style.from && from <= style.to;
}

function describe({ css, className }: CompiledRule, lines: SourceLines | undefined): GivenStyle {
  const { conditions, text } = describeRule(css, className);
  return { className, conditions, text, ...(lines && { place: placeOf(lines) }) };
}

function propertyOf({ css, className }: CompiledRule): string {
  const { text } = describeRule(css, className);
  return text.slice(0, text.indexOf(':'));
}

function placeOf({ file, from }: SourceLines): SourcePlace {
  return { file, line: from };
}
