import type { Element } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import type { CompiledRule } from '../compiler/project.ts';
import { formatBytes } from '../rules/read-rule.ts';
import { countBytes, formatSize, hueOfRule } from './number-rules.ts';

/** What one more component adds. */
type AddedStyles = {
  /** Rules that no earlier component has. */
  added: readonly CompiledRule[];
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
export function sizeBars(components: readonly AddedStyles[]): Element {
  const whole = components.reduce((sum, { plain }) => sum + plain, 0);
  const all = Math.max(whole, countBytes(components.flatMap(({ added }) => added)));
  const scale = drawingLength / all;
  return h(
    'div',
    { className: ['sizes'], dataNoMarkdown: '' },
    bar(
      'StyleX',
      drawTiles(components, scale),
      formatSums(components, ({ added }) => formatSize(added)),
    ),
    bar(
      'Plain CSS',
      drawPlain(components, scale),
      formatSums(components, ({ plain }) => formatBytes(plain)),
    ),
  );
}

/** A text for each number of components: only that of the chosen number is visible. */
function formatSums(
  components: readonly AddedStyles[],
  format: (sum: AddedStyles) => string,
): Element {
  const texts = components.map((_, place) => {
    const shown = components.slice(0, place + 1);
    const added = shown.flatMap((component) => component.added);
    const plain = shown.reduce((sum, component) => sum + component.plain, 0);
    return h('span', {}, format({ added, plain }));
  });
  return h('span', { className: ['sum', 'stack'] }, ...texts);
}

function bar(name: string, groups: readonly Element[], sum: Element): Element {
  const box = { viewBox: `0 0 ${drawingLength} ${height}`, preserveAspectRatio: 'none' };
  return h('p', {}, h('b', {}, name), h('svg', { ...box, ariaHidden: 'true' }, ...groups), sum);
}

/** A group for each component, with a path for each colour. */
function drawTiles(components: readonly AddedStyles[], scale: number): Element[] {
  let at = 0;
  return components.map(({ added }) => {
    const tiles = added.map((rule) => {
      const width = countBytes([rule]) * scale;
      const tile = drawTile(at, width);
      at += width;
      return { hue: hueOfRule(rule)[0], tile };
    });
    const paths = [...Map.groupBy(tiles, ({ hue }) => hue)].map(([hue, same]) =>
      h('path', { className: hue ? [hue] : [], d: same.map(({ tile }) => tile).join('') }),
    );
    return h('g', {}, ...paths);
  });
}

function drawPlain(components: readonly AddedStyles[], scale: number): Element[] {
  let at = 0;
  return components.map(({ plain }) => {
    const width = plain * scale;
    const path = h('path', { d: drawTile(at, width) });
    at += width;
    return h('g', {}, path);
  });
}

const drawTile = (at: number, width: number) =>
  `M${round(at)} 0h${round(width - gap)}v${height}H${round(at)}z`;

const round = (value: number) => Math.round(value * 10) / 10;
