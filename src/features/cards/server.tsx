import { hash } from 'node:crypto';
import { withBase } from '../../config/base-path.ts';
import { site } from '../../config/site.ts';
import { encodePath } from '../../content/source-path.ts';
import type { RenderHost } from '../../outputs/render-host.ts';
import type { ServerPart } from '../../outputs/server-part.ts';
import { collections } from '../../site/collections/site-collections.ts';
import { type CardTexts, keepDrawable, readCardTitle, readTiles, versionOf } from './card-texts.ts';
import { cardSize, composeCard, openCards } from './draw-card.ts';
import { type CardRenderer, findRenderer } from './renderer.ts';
import { cardPathOf, listPagesWithCard } from './table.ts';

const pagesWithCard = () => listPagesWithCard(collections.table.pages, site.socialImage);

let hrefs: ReadonlyMap<string, string> | undefined;

/** The card of each page, by the page's href. */
function listHrefs(): ReadonlyMap<string, string> {
  hrefs ??= new Map(
    pagesWithCard().map(({ route }) => [
      collections.hrefOf(route),
      withBase(encodePath(cardPathOf(route))),
    ]),
  );
  return hrefs;
}

export const server: ServerPart = {
  feature: 'cards',
  // Only a build draws them.
  imageOf: (href) => {
    const path = globalThis.__SITE_RENDER__ && findRenderer().renderer && listHrefs().get(href);
    return path === undefined ? undefined : { path, ...cardSize };
  },
  writesKinds: ['card'],
  writeFiles: async (host) => {
    const result = findRenderer();
    if (!result.renderer) {
      console.warn(`Built without cards for link previews: ${result.reason}`);
      return;
    }
    const ending = ` ${site.titleDelimiter} ${site.title}`;
    const cards = pagesWithCard().map(({ kind, route, section }): Card => {
      const html = host.read(`${route}index.html`) ?? '';
      const title = readCardTitle(html, ending);
      const label = section === undefined ? undefined : collections.labelOfSection(section);
      const above = [site.title, ...(label === site.title ? [] : [label ?? ''])]
        .flatMap((name) => keepDrawable(name) ?? [])
        .join(' · ');
      const texts = { title: keepDrawable(title) ?? keepDrawable(site.title) ?? '', above };
      const version = versionOf(kind, site.version);
      return { file: cardPathOf(route), texts: { ...texts, version, tiles: readTiles(html) } };
    });
    await writeCards(host, cards, result.renderer);
  },
};

type Card = { file: string; texts: CardTexts };

/** How many cards are drawn in parallel, so that memory doesn't grow with the site. */
const batchSize = 32;

/** Writes the cards of a site; reuses those with the same texts and look. */
async function writeCards(
  host: RenderHost,
  cards: readonly Card[],
  renderer: CardRenderer,
): Promise<void> {
  const look = [renderer.version, ...renderer.fonts.map(({ data }) => hash('sha256', data))].join(
    ' ',
  );
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
