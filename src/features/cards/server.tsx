import { collections } from '../../collections/site-collections.ts';
import type { ServerPart } from '../../outputs/server-part.ts';
import { withBase } from '../../site/base-path.ts';
import { site } from '../../site/site.ts';
import { cardPathOf, listPagesWithCard } from './card-path.ts';
import { keepDrawable, readCardTitle, versionOf } from './card-texts.ts';
import { cardSize } from './draw-card.ts';
import { findRenderer } from './renderer.ts';
import { type Card, writeCards } from './write-cards.ts';

const pagesWithCard = () => listPagesWithCard(collections.table.pages, site.socialImage);

let hrefs: ReadonlyMap<string, string> | undefined;

/** The card of each page, by the page's href. */
function listHrefs(): ReadonlyMap<string, string> {
  hrefs ??= new Map(
    pagesWithCard().map(({ route }) => [collections.hrefOf(route), withBase(cardPathOf(route))]),
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
    const found = findRenderer();
    if (!found.renderer) {
      console.warn(`Built without cards for link previews: ${found.reason}`);
      return;
    }
    const ending = ` ${site.titleDelimiter} ${site.title}`;
    const cards = pagesWithCard().map(({ kind, route, section }): Card => {
      const title = readCardTitle(host.read(`${route}index.html`) ?? '', ending);
      const label = section === undefined ? undefined : collections.labelOfSection(section);
      const above = [site.title, ...(label === site.title ? [] : [label ?? ''])]
        .flatMap((name) => keepDrawable(name) ?? [])
        .join(' · ');
      const texts = { title: keepDrawable(title) ?? keepDrawable(site.title) ?? '', above };
      const version = versionOf(kind, site.version);
      return { file: cardPathOf(route), texts: { ...texts, version } };
    });
    await writeCards(host, cards, found.renderer);
  },
};
