import type { ProjectFile } from '../compiler/project.ts';

/**
 * A product to measure style sheets with, written by this program: components of 3 to 8 elements, whose values come
 * from a design scale. One length or colour in ten is a one-off that no scale has, because no product is without
 * them. The numbers are drawn with a fixed seed, so it is the same product each time.
 */
export function writeProduct(count: number): ProjectFile[] {
  const draw = startDraws(2026);
  return Array.from({ length: count }, (_, place) => {
    const name = `Component${place + 1}`;
    return { name: `${name}.tsx`, code: writeComponent(name, draw) };
  });
}

/** One length or colour in so many isn't from the scale. */
export const oneOffShare = 10;

const scale = {
  space: [4, 8, 12, 16, 20, 24, 32, 40, 48],
  size: [16, 20, 24, 32, 40, 48, 64, 96, 128, 192, 256, 320],
  radius: [4, 8, 12, 16, 999],
  font: [12, 13, 14, 16, 18, 21, 27, 36],
  ink: ['#1d1826', '#5f586c', '#8a8296', '#ffffff', '#5433d6', '#0b7a4b', '#b3261e', '#8a5a00'],
  ground: ['#ffffff', '#f7f5fa', '#efecf5', '#1d1826', '#5433d6', '#e8f5ee', '#fdecea', '#fff6e0'],
} as const;

const words = {
  display: ['flex', 'grid', 'inline-flex'],
  align: ['center', 'flex-start', 'stretch', 'baseline'],
  justify: ['flex-start', 'center', 'space-between', 'flex-end'],
  weight: [400, 500, 600, 700],
  line: [1.2, 1.4, 1.5],
} as const;

/** Properties by kind of element; one that ends with `?` is written half of the time. */
const kinds = {
  box: {
    display: 'display',
    alignItems: 'align',
    'justifyContent?': 'justify',
    gap: 'space',
    padding: 'space',
    'marginBlockEnd?': 'space',
    'maxWidth?': 'size',
    'borderRadius?': 'radius',
    'backgroundColor?': 'ground',
  },
  text: {
    fontSize: 'font',
    'lineHeight?': 'line',
    'fontWeight?': 'weight',
    color: 'ink',
    'marginBlockEnd?': 'space',
  },
  button: {
    paddingBlock: 'space',
    paddingInline: 'space',
    borderRadius: 'radius',
    fontSize: 'font',
    fontWeight: 'weight',
    color: 'ink',
    backgroundColor: 'hover',
  },
  picture: {
    width: 'size',
    height: 'size',
    'borderRadius?': 'radius',
    'marginInlineEnd?': 'space',
  },
} as const satisfies Record<
  string,
  Record<string, keyof typeof scale | keyof typeof words | 'hover'>
>;

const tags = { box: 'div', text: 'p', button: 'button', picture: 'img' } as const;
type Kind = keyof typeof kinds;

/** Most elements of a product are boxes and texts. */
const mix: readonly Kind[] = ['box', 'box', 'text', 'text', 'text', 'button', 'picture'];

type Draws = {
  /** A whole number from 0, less than the limit. */
  below: (limit: number) => number;
  from: <T>(list: readonly T[]) => T | undefined;
};

/** Numbers that look random, by Mulberry32. */
function startDraws(seed: number): Draws {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) * limit) / 2 ** 32) | 0;
  };
  return { below, from: (list) => list[below(list.length)] };
}

function writeComponent(name: string, draw: Draws): string {
  const inner = Array.from({ length: 2 + draw.below(6) }, () => draw.from(mix) ?? 'box');
  const elements = ['box' as const, ...inner].map((kind, place) => ({
    kind,
    name: place === 0 ? 'root' : `${kind}${place}`,
  }));
  const styles = elements.map(
    (element) => `  ${element.name}: {\n${writeDeclarations(element.kind, draw)}  },\n`,
  );
  const children = elements
    .slice(1)
    .map(
      (element) => `      <${tags[element.kind]} {...stylex.props(styles.${element.name})} />\n`,
    );
  return `import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
${styles.join('')}});

export default function ${name}() {
  return (
    <section {...stylex.props(styles.root)}>
${children.join('')}    </section>
  );
}
`;
}

function writeDeclarations(kind: Kind, draw: Draws): string {
  return Object.entries(kinds[kind])
    .filter(([key]) => !key.endsWith('?') || draw.below(2) === 0)
    .map(([key, from]) => {
      const property = key.replace('?', '');
      if (from !== 'hover') return `    ${property}: ${drawValue(from, draw)},\n`;
      const [normal, hovered] = [drawValue('ground', draw), drawValue('ground', draw)];
      return `    ${property}: {\n      default: ${normal},\n      ':hover': ${hovered},\n    },\n`;
    })
    .join('');
}

function drawValue(from: keyof typeof scale | keyof typeof words, draw: Draws): string {
  const value = from in scale && draw.below(oneOffShare) === 0 ? oneOff(from, draw) : undefined;
  const drawn = value ?? draw.from<string | number>({ ...scale, ...words }[from]);
  return typeof drawn === 'number' ? String(drawn) : `'${drawn}'`;
}

/** A colour, or a length of whole pixels. */
function oneOff(from: string, draw: Draws): string | number {
  if (from !== 'ink' && from !== 'ground') return 1 + draw.below(from === 'size' ? 400 : 60);
  return `#${draw
    .below(2 ** 24)
    .toString(16)
    .padStart(6, '0')}`;
}
