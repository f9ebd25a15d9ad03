import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  chooseTitleSize,
  composeCard,
  openCards,
} from '../../../../src/features/cards/draw-card.ts';
import { loadRenderer } from '../../../../src/features/cards/renderer.ts';

const { renderer } = loadRenderer(process.cwd());
const texts = { title: 'Creating themes', above: 'Small · Learn', version: '1.0.0' };

const titles = ['A', 'Creating themes', 'word '.repeat(40).trim(), 'x'.repeat(200), ''];

test.runIf(renderer).each(titles)(
  'a card of "%s" is a PNG of 1200 by 630 below 60 kB',
  async (title) => {
    if (!renderer) return;
    const draw = await openCards(renderer);
    const png = Buffer.from(await draw({ ...texts, title }));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
  },
);

test('a title gets a smaller font if it or one of its words is long', () => {
  const small = [
    'x'.repeat(28),
    'Using CSS Modules with StyleX, or moving away from them, in many steps',
  ];
  expect(['Creating themes', 'Release 0.13.0'].map(chooseTitleSize)).toEqual([104, 104]);
  expect(['stylex.firstThatWorks', '@stylexjs/babel-plugin'].map(chooseTitleSize)).toEqual([
    80, 80,
  ]);
  expect(small.map(chooseTitleSize)).toEqual([60, 80]);
});

test('a card shows the tiles that fit in its row, of different subjects first', () => {
  const tile = (subject: string, selector: string, declaration: string) => ({
    subject,
    selector,
    declaration,
  });
  const tiles = [
    tile('h', '.xa', 'color: red'),
    tile('h', '.xb', 'background-color: royalblue'),
    tile('l', '.xc', 'grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr))'),
    tile('b', '.xd', 'padding: 8px'),
  ];
  const drawn = JSON.stringify(composeCard({ ...texts, tiles }));
  const shown = tiles.filter(({ selector }) => drawn.includes(`"${selector}"`));
  expect(shown.map(({ selector }) => selector)).toEqual(['.xa', '.xd']);
});

test.runIf(renderer)(
  'the same texts give the same bytes, and each text changes the card',
  async () => {
    if (!renderer) return;
    const draw = await openCards(renderer);
    const again = await openCards(renderer);
    const first = Buffer.from(await draw(texts)).toString('base64');
    expect(Buffer.from(await again(texts)).toString('base64')).toBe(first);
    const tiles = [{ subject: 'h', selector: '.x1e2nbdu', declaration: 'color: red' }];
    const others = [{ title: 'Other' }, { above: 'Small · API' }, { version: '2.0.0' }, { tiles }];
    for (const other of others) {
      expect(Buffer.from(await draw({ ...texts, ...other })).toString('base64')).not.toBe(first);
    }
  },
);

test('a missing library is reported by name', () => {
  expect(loadRenderer(mkdtempSync(path.join(tmpdir(), 'no-cards-')))).toEqual({
    reason: expect.stringContaining("Cannot find module '@takumi-rs/core'"),
  });
});
