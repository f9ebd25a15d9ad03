import type { Element } from 'hast';
import type { Rule } from '../compiler/project.ts';
import { formatBytes } from '../rules/format-bytes.ts';
import { h } from './hast.ts';
import { hueOfRule } from './hue-of-rule.ts';
import { countBytes, formatSize } from './number-rules.ts';

/** What one more component adds. */
export type AddedPart = {
  name: string;
  /** Rules that no earlier component has. */
  added: readonly Rule[];
  /** The size of its styles as plain CSS, in bytes. */
  plain: number;
};

/** In units of the drawing. */
const drawingLength = 1000;
const height = 20;
const gap = 1.5;

/**
 * The growth of the style sheet as components are added, drawn to scale: a tile for each rule, coloured by its
 * subject, above the size of plain CSS. What later components add is in separate groups, which the page's style
 * sheet shows when they are chosen.
 */
export function sizeBars(parts: readonly AddedPart[]): Element {
  const whole = parts.reduce((sum, { plain }) => sum + plain, 0);
  const all = Math.max(whole, countBytes(parts.flatMap(({ added }) => added)));
  const scale = drawingLength / all;
  return h(
    'div',
    { className: ['sizes'], dataNoMarkdown: '' },
    bar(
      'StyleX',
      drawTiles(parts, scale),
      formatParts(parts, (part) => formatSize(part.added.flat())),
    ),
    bar(
      'Plain CSS',
      drawPlain(parts, scale),
      formatParts(parts, ({ plain }) => formatBytes(plain)),
    ),
  );
}

type SummedPart = { added: readonly Rule[]; plain: number };

/** A text for each number of components: only that of the chosen number is visible. */
function formatParts(parts: readonly AddedPart[], tell: (sum: SummedPart) => string): Element {
  const texts = parts.map((_part, place) => {
    const before = parts.slice(0, place + 1);
    const added = before.flatMap((part) => part.added);
    const plain = before.reduce((sum, part) => sum + part.plain, 0);
    return h('span', {}, tell({ added, plain }));
  });
  return h('span', { className: ['sum', 'stack'] }, ...texts);
}

function bar(name: string, groups: readonly Element[], sum: Element): Element {
  const box = { viewBox: `0 0 ${drawingLength} ${height}`, preserveAspectRatio: 'none' };
  return h('p', {}, h('b', {}, name), h('svg', { ...box, ariaHidden: 'true' }, ...groups), sum);
}

/** A group for each component, with a path for each colour. */
function drawTiles(parts: readonly AddedPart[], scale: number): Element[] {
  let at = 0;
  return parts.map(({ added }) => {
    const tiles = added.map((rule) => {
      const width = countBytes([rule]) * scale;
      const tile = `M${round(at)} 0h${round(width - gap)}v${height}H${round(at)}z`;
      at += width;
      return { hue: hueOfRule(rule)[0], tile };
    });
    const paths = [...Map.groupBy(tiles, ({ hue }) => hue)].map(([hue, same]) =>
      h('path', { className: hue ? [hue] : [], d: same.map(({ tile }) => tile).join('') }),
    );
    return h('g', {}, ...paths);
  });
}

function drawPlain(parts: readonly AddedPart[], scale: number): Element[] {
  let at = 0;
  return parts.map(({ plain }) => {
    const width = plain * scale;
    const path = h('path', {
      d: `M${round(at)} 0h${round(width - gap)}v${height}H${round(at)}z`,
    });
    at += width;
    return h('g', {}, path);
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
