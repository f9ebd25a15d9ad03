import type { Element } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { textFor } from '../../../texts/text.ts';
import type { CompiledRule } from '../compiler/project.ts';
import { formatCount } from '../rules/read-rule.ts';
import { hueLegend, listSubjects } from './hue-legend.ts';
import type { SheetSize } from './measure-sheet.ts';
import { countBytes, hueOfRule } from './number-rules.ts';

/** What the style sheets weigh with one more component. */
export type SizeStep = {
  /** Rules that no earlier component has. */
  added: readonly CompiledRule[];
  /** The sizes of both style sheets, for all components up to this one. */
  atomic: SheetSize;
  plain: SheetSize;
};

/** In units of the drawing. */
const drawingLength = 1000;
const gap = 1.5;

/**
 * The growth of the style sheet as components are added, drawn to scale: a tile for each rule, coloured by its
 * subject, above the size of plain CSS. Each step is a separate group, which the page's style sheet shows when the
 * step is chosen.
 * @param product the last step, at a scale of its own
 */
export function sizeBars(steps: readonly SizeStep[], product: SizeStep): Element {
  const sums = [...steps, product];
  const last = steps.at(-1) ?? product;
  const bars = (key: 'atomic' | 'plain', draw: (step: SizeStep, span: Span) => Element[]) => [
    ...steps.map((step, place) =>
      h('g', {}, ...draw(step, spanOf(steps[place - 1]?.[key].raw ?? 0, step[key].raw, last))),
    ),
    h(
      'g',
      {},
      ...draw(
        { ...product, added: bySubject(product.added) },
        spanOf(0, product[key].raw, product),
      ),
    ),
  ];
  return h(
    'div',
    { className: ['sizes'], dataNoMarkdown: '' },
    bar(
      'StyleX',
      bars('atomic', drawTiles),
      sums.map(({ atomic }) => atomic),
    ),
    bar(
      textFor('samples.plain'),
      bars('plain', drawPlain),
      sums.map(({ plain }) => plain),
    ),
    hueLegend(h('span', {}, textFor('samples.legend'))),
  );
}

/** From where to where a group is drawn. */
type Span = { from: number; to: number };

function spanOf(from: number, to: number, { atomic, plain }: SizeStep): Span {
  const unit = drawingLength / Math.max(atomic.raw, plain.raw);
  return { from: from * unit, to: to * unit };
}

/** Rules of one subject after the other, so that each is one tile in a drawing of hundreds. */
function bySubject(rules: readonly CompiledRule[]): CompiledRule[] {
  const groups = Map.groupBy(rules, (rule) => hueOfRule(rule)[0] ?? '');
  const order = [...Object.keys(listSubjects()), ''];
  return order.flatMap((hue) => {
    const [first, ...rest] = groups.get(hue) ?? [];
    return first ? [{ ...first, css: [first, ...rest].map(({ css }) => css).join('') }] : [];
  });
}

function bar(name: string, groups: readonly Element[], sums: readonly SheetSize[]): Element {
  const box = { viewBox: `0 0 ${drawingLength} 2`, preserveAspectRatio: 'none' };
  // Only that of the chosen step is visible.
  const texts = sums.map(({ raw, gzip }) =>
    h(
      'span',
      {},
      h('b', {}, formatCount(raw)),
      ` ${textFor('samples.gzip', { gzip: formatCount(gzip) })}`,
    ),
  );
  return h(
    'p',
    {},
    h('b', {}, name),
    h('svg', { ...box, ariaHidden: 'true' }, ...groups),
    h('span', { className: ['sum', 'stack'] }, ...texts),
  );
}

/** A path for each colour. */
function drawTiles({ added }: SizeStep, { from, to }: Span): Element[] {
  const unit = (to - from) / countBytes(added);
  let at = from;
  const tiles = added.map((rule) => {
    const width = countBytes([rule]) * unit;
    const tile = drawTile(at, width);
    at += width;
    return { hue: hueOfRule(rule)[0], tile };
  });
  return [...Map.groupBy(tiles, ({ hue }) => hue)].map(([hue, same]) =>
    h('path', { className: hue ? [hue] : [], d: same.map(({ tile }) => tile).join('') }),
  );
}

const drawPlain = (_step: SizeStep, { from, to }: Span) => [
  h('path', { d: drawTile(from, to - from) }),
];

/** A piece of a line that is as thick as the drawing is high. */
const drawTile = (at: number, width: number) =>
  `M${round(at)} 1h${round(Math.max(width - gap, 1))}`;

const round = (value: number) => Math.round(value * 2) / 2;
