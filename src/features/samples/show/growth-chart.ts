import type { Element } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { pluralFor, textFor } from '../../../texts/text.ts';
import { formatBytes } from '../rules/read-rule.ts';

/** The size of both style sheets with so many components, in bytes. */
export type GrowthPoint = { count: number; atomic: number; plain: number };

/** Both style sheets over the number of components: a chart of lines, with its numbers as a text alternative. */
export function growthChart(points: readonly GrowthPoint[], note: string): Element {
  const last = points.at(-1) ?? { count: 1, atomic: 0, plain: 1 };
  const top = Math.max(last.atomic, last.plain);
  const yOf = (bytes: number) => Math.round(1000 * (1 - bytes / top)) / 10;
  const line = (key: 'atomic' | 'plain') => {
    const places = points.map(
      (point) => `${round((100 * point.count) / last.count)} ${round(10 * yOf(point[key]))}`,
    );
    return h('path', {
      className: [key],
      d: `M0 1000L${places.join('L')}`,
      vectorEffect: 'non-scaling-stroke',
    });
  };
  const label = (text: string, x: number, bytes: number) =>
    h('text', { x: `${x}%`, y: `${yOf(bytes)}%`, dy: '-.6em', textAnchor: 'end' }, text);
  const grid = listTicks(top).flatMap((bytes) => [
    h('line', { x2: '100%', y1: `${yOf(bytes)}%`, y2: `${yOf(bytes)}%` }),
    h('text', { className: ['tick'], y: `${yOf(bytes)}%`, dy: '-.4em' }, `${bytes / 1000} kB`),
  ]);
  const summary = textFor('samples.growth', {
    count: last.count,
    plain: formatBytes(last.plain),
    atomic: formatBytes(last.atomic),
  });
  return h(
    'figure',
    { className: ['growth'], dataNoMarkdown: '' },
    h(
      'svg',
      { role: 'img', ariaLabel: summary },
      ...grid,
      h(
        'svg',
        { viewBox: '0 0 100 1000', preserveAspectRatio: 'none' },
        line('plain'),
        line('atomic'),
      ),
      label(textFor('samples.plain'), 58, top * 0.58),
      label('StyleX', 100, last.atomic),
    ),
    h(
      'p',
      {},
      h('span', {}, pluralFor('samples.components', 1)),
      ' ',
      h('span', {}, pluralFor('samples.components', last.count)),
    ),
    h('figcaption', {}, note),
  );
}

/** At most three round numbers of bytes below the top. */
function listTicks(top: number): number[] {
  const unit = 10 ** Math.floor(Math.log10(top));
  const step = [unit / 5, unit / 2, unit, 2 * unit].find((size) => top / size < 4) ?? unit;
  return Array.from({ length: Math.floor(top / step) }, (_, place) => step * (place + 1));
}

const round = Math.round;
