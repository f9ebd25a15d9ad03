import { hash } from 'node:crypto';
import type { Node } from '@takumi-rs/core';
import type { CardTexts } from './card-texts.ts';
import type { CardRenderer } from './renderer.ts';

export const cardSize = { width: 1200, height: 630 };

const colors = { ground: '#fdfafb', text: '#271d23', muted: '#6a5d64', accent: '#b81467' };
const tints = ['#b81467', '#e7a3bf', '#f5d9e4', '#271d23', '#d8cdd3'];
const tileCount = 15;

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

/** Lays out the card as a tree: its texts, and the characters of its title as a row of rounded tiles. */
export function composeCard({ title, above, version }: CardTexts): Node {
  return {
    type: 'container',
    style: {
      ...cardSize,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
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
      { type: 'container', style: { display: 'flex', gap: 12 }, children: listTiles(title) },
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

/** Tiles that depend only on the title. */
function listTiles(title: string): Node[] {
  const digest = Buffer.from(hash('sha256', title), 'hex');
  return Array.from({ length: tileCount }, (_, at): Node => {
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
  for (const data of fonts) await renderer.registerFont({ name: 'Figtree', data });
  return (texts: CardTexts): Promise<Uint8Array> =>
    renderer.render(composeCard(texts), { ...cardSize, format: 'png' });
}
