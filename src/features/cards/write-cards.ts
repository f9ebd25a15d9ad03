import { hash } from 'node:crypto';
import type { RenderHost } from '../../outputs/render-host.ts';
import type { CardTexts } from './card-texts.ts';
import { composeCard, openCards } from './draw-card.ts';
import type { CardRenderer } from './renderer.ts';

export type Card = { file: string; texts: CardTexts };

/** How many cards are drawn in parallel, so that memory doesn't grow with the site. */
const batchSize = 32;

/** Writes the cards of a site; reuses those with the same texts and look. */
export async function writeCards(
  host: RenderHost,
  cards: readonly Card[],
  renderer: CardRenderer,
): Promise<void> {
  const look = [renderer.version, ...renderer.fonts.map((font) => hash('sha256', font))].join(' ');
  const keyOf = ({ file, texts }: Card) =>
    hash('sha256', [look, file, JSON.stringify(composeCard(texts))].join('\0'));
  const missing = cards.filter((card) => !host.reuse(keyOf(card)));
  if (missing.length === 0) return;
  const draw = await openCards(renderer);
  for (let at = 0; at < missing.length; at += batchSize) {
    const drawn = missing.slice(at, at + batchSize).map(async (card) => {
      const { file, texts } = card;
      return { card, file, text: await draw(texts) };
    });
    for (const { card, file, text } of await Promise.all(drawn)) {
      host.store(keyOf(card), [{ file, text }]);
    }
  }
}
