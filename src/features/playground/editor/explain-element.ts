import type { Rule, SourceLines } from '../../samples/compiler/project.ts';
import type { SourcePlace } from '../protocol/compiler.ts';
import { describeRule } from './describe-rule.ts';
import type { StyleCall, StyleSource } from './read-styles.ts';

/** A declaration of the styles that an element was given. */
export type GivenStyle = {
  className: string;
  conditions: string[];
  text: string;
  place?: SourcePlace;
  /** What took its place, where it has lost. */
  lostTo?: SourcePlace;
};

/**
 * Says of an element which declarations its classes come from, and which others were given to the same
 * call of `props` and lost: a later style sets their property.
 * @param classes the element's, which may be anything
 * @param rules of the project, with the lines that they come from
 */
export function explainElement(
  classes: readonly string[],
  rules: readonly Rule[],
  calls: readonly StyleCall[],
): GivenStyle[] {
  const own = rules.filter(({ className }) => classes.includes(className));
  const call = findCall(own, rules, calls);
  const won = own.map((rule) => ({ rule, lines: lastOf(rule, call) }));
  const lost = (call?.styles ?? []).flatMap((style, at) =>
    rules.flatMap((rule) => {
      if (own.includes(rule)) return [];
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

/** The call whose styles all of these rules are in, and the fewest others. */
function findCall(
  own: readonly Rule[],
  rules: readonly Rule[],
  calls: readonly StyleCall[],
): StyleCall | undefined {
  const has = ({ styles }: StyleCall, { lines }: Rule) =>
    lines.some((one) => styles.some((style) => isIn(one, style)));
  const fitting = calls.filter((call) => own.length > 0 && own.every((rule) => has(call, rule)));
  const countOf = (call: StyleCall) => rules.filter((rule) => has(call, rule)).length;
  return fitting.sort((a, b) => countOf(a) - countOf(b))[0];
}

/** Where a rule comes from in the last of the styles that have it; else its first place. */
function lastOf({ lines }: Rule, call: StyleCall | undefined): SourceLines | undefined {
  const style = call?.styles.findLast((one) => lines.some((place) => isIn(place, one)));
  return lines.find((place) => style && isIn(place, style)) ?? lines[0];
}

function isIn({ file, from }: SourceLines, style: StyleSource): boolean {
  return file === style.file && from >= style.from && from <= style.to;
}

function describe({ css, className }: Rule, lines: SourceLines | undefined): GivenStyle {
  const { conditions, text } = describeRule(css, className);
  return { className, conditions, text, ...(lines && { place: placeOf(lines) }) };
}

function propertyOf({ css, className }: Rule): string {
  const { text } = describeRule(css, className);
  return text.slice(0, text.indexOf(':'));
}

function placeOf({ file, from }: SourceLines): SourcePlace {
  return { file, line: from };
}
