import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardHues } from '../../../src/features/cards/draw-card.ts';

type Lab = [lightness: number, a: number, b: number];

const source = readFileSync('src/theme/tokens.stylex.ts', 'utf8');
const pair = /^ {2}'--sx-([\w-]+)': 'light-dark\(oklch\((.+?)\), oklch\((.+?)\)\)'/gm;

/** The colours of a mode by name, in OKLab, whose distances are those that people see. */
function readColours(mode: 2 | 3): Map<string, Lab> {
  return new Map(
    Array.from(source.matchAll(pair), (match) => {
      const [lightness = 0, chroma = 0, hue = 0] = (match[mode] ?? '').split(' ').map(Number);
      const angle = (hue * Math.PI) / 180;
      return [match[1] ?? '', [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]];
    }),
  );
}

const distance = (one: Lab, other: Lab) =>
  Math.hypot(...one.map((part, place) => part - (other[place] ?? 0)));

test.each([
  ['light', 2],
  ['dark', 3],
] as const)('in %s mode the colours of code differ, also from that of links', (_, mode) => {
  const colours = readColours(mode);
  const accent = colours.get('accent') ?? [0, 0, 0];
  const roles = [...colours].filter(([name]) => name.startsWith('code-'));
  expect(roles.length).toBeGreaterThan(4);
  expect(roles.length).toBeLessThanOrEqual(7);
  const near = roles.flatMap(([name, colour], place) => [
    ...roles
      .slice(place + 1)
      .filter(([, other]) => distance(colour, other) < 0.07)
      .map(([other]) => `${name} and ${other}`),
    ...(distance(colour, accent) < 0.1 ? [`${name} and the accent`] : []),
  ]);
  expect(near).toEqual([]);
});

/** A colour as `#rrggbb`. */
function hexOf([lightness, a, b]: Lab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const parts = linear.map((part) => {
    const light = Math.min(1, Math.max(0, part));
    const shown = light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

test('tiles of cards have the hues of light code blocks', () => {
  const colours = readColours(2);
  const names = { l: 'layout', b: 'box', h: 'color', y: 'text', o: 'motion' };
  const tokens = Object.entries(names).map(([letter, name]) => [
    letter,
    hexOf(colours.get(`code-${name}`) ?? [0, 0, 0]),
  ]);
  expect(cardHues).toEqual(Object.fromEntries(tokens));
});
