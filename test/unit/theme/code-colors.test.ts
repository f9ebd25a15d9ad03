import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
