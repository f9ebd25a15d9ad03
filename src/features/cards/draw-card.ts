import { hash } from 'node:crypto';
import type { Node } from '@takumi-rs/core';
import type { CardTexts, CardTile } from './card-texts.ts';
import type { CardRenderer } from './renderer.ts';

export const cardSize = { width: 1200, height: 630 };
const cardPadding = 72;

const colors = { ground: '#fdfafb', text: '#271d23', muted: '#6a5d64', accent: '#b81467' };
const tints = ['#b81467', '#e7a3bf', '#f5d9e4', '#271d23', '#d8cdd3'];
const squareCount = 15;

/** The hues of subjects in light code blocks, by the letter of their class, as the renderer reads colours. */
export const cardHues: Readonly<Record<string, string>> = {
  l: '#0066ab',
  b: '#076e76',
  h: '#8c29a7',
  y: '#725f02',
  o: '#a04318',
};
/** Sizes of tiles in pixels; the font is as wide as 0.6 of its size. */
const tileSize = { font: 26, height: 60, padding: 18, border: 3, gap: 12 };

/**
 * Font sizes by the length in characters of the title, and of its longest word, which should fit in a line; longer
 * titles are truncated.
 */
const titleSizes = [
  { most: 28, mostInWord: 20, size: 104 },
  { most: 70, mostInWord: 26, size: 80 },
  { most: Number.POSITIVE_INFINITY, mostInWord: Number.POSITIVE_INFINITY, size: 60 },
];

/** The font size of a title in pixels. */
export function chooseTitleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const fits = titleSizes.find(
    ({ most, mostInWord }) => title.length <= most && longest <= mostInWord,
  );
  return fits?.size ?? 60;
}

/** Lays out the card as a tree: its texts, and the first rules of the page as tiles, or squares that its title gives. */
export function composeCard({ title, above, version, tiles = [] }: CardTexts): Node {
  const fitting = chooseTiles(tiles);
  return {
    type: 'container',
    style: {
      ...cardSize,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: cardPadding,
      backgroundColor: colors.ground,
      fontFamily: 'Figtree',
      color: colors.text,
    },
    children: [
      row([write(above, 36, colors.accent, 650), write(version, 32, colors.muted, 500)]),
      {
        type: 'text',
        text: title,
        style: {
          fontSize: chooseTitleSize(title),
          fontWeight: 750,
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
          lineClamp: 4,
          textWrap: 'balance',
          textOverflow: 'ellipsis',
          overflowWrap: 'anywhere',
        },
      },
      {
        type: 'container',
        style: { display: 'flex', gap: tileSize.gap },
        children: fitting.length > 0 ? fitting.map(drawTile) : listSquares(title),
      },
    ],
  };
}

function row(children: Node[]): Node {
  const style = { display: 'flex', justifyContent: 'space-between', gap: 48 } as const;
  return { type: 'container', style, children };
}

function write(text: string, fontSize: number, color: string, fontWeight: number): Node {
  return {
    type: 'text',
    text,
    style: { fontSize, color, fontWeight, lineHeight: 1.2, lineClamp: 1 },
  };
}

/** The tiles that fit in one row, of different subjects first. */
function chooseTiles(tiles: readonly CardTile[]): CardTile[] {
  const isFirst = (tile: CardTile) =>
    tiles.find(({ subject }) => subject === tile.subject) === tile;
  let room = cardSize.width - 2 * cardPadding + tileSize.gap;
  return [...tiles.filter(isFirst), ...tiles.filter((tile) => !isFirst(tile))].filter((tile) => {
    const letters = tile.selector.length + tile.declaration.length;
    const width = letters * 0.6 * tileSize.font + 4 * tileSize.padding + 2 * tileSize.border;
    const fits = width + tileSize.gap <= room;
    if (fits) room -= width + tileSize.gap;
    return fits;
  });
}

function drawTile({ subject, selector, declaration }: CardTile): Node {
  const hue = cardHues[subject] ?? colors.muted;
  const half = (text: string, color: string, backgroundColor: string): Node => ({
    type: 'container',
    style: {
      display: 'flex',
      alignItems: 'center',
      height: tileSize.height - 2 * tileSize.border,
      paddingLeft: tileSize.padding,
      paddingRight: tileSize.padding,
      backgroundColor,
    },
    children: [
      { type: 'text', text, style: { fontFamily: 'Geist Mono', fontSize: tileSize.font, color } },
    ],
  });
  return {
    type: 'container',
    style: {
      display: 'flex',
      overflow: 'hidden',
      borderRadius: 14,
      borderWidth: tileSize.border,
      borderStyle: 'solid',
      borderColor: hue,
    },
    children: [half(selector, colors.ground, hue), half(declaration, colors.text, colors.ground)],
  };
}

/** Squares that depend only on the title. */
function listSquares(title: string): Node[] {
  const digest = Buffer.from(hash('sha256', title), 'hex');
  return Array.from({ length: squareCount }, (_, at): Node => {
    const tint = tints[(digest[at] ?? 0) % tints.length];
    return {
      type: 'container',
      style: { width: 59, height: 59, borderRadius: 14, backgroundColor: tint },
    };
  });
}

/**
 * Registers the fonts once.
 * @returns a function that draws a card as PNG, in a separate thread
 */
export async function openCards({ Renderer, fonts }: CardRenderer) {
  const renderer = new Renderer();
  for (const { name, data } of fonts) await renderer.registerFont({ name, data });
  return (texts: CardTexts): Promise<Uint8Array> =>
    renderer.render(composeCard(texts), { ...cardSize, format: 'png' });
}
