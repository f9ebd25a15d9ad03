import { decodeSegment } from '../content/source-path.ts';
import { findNearestName } from '../faults/nearest-name.ts';
import type { FieldFault } from '../faults/places.ts';
import { resolveLink } from '../links/resolve-link.ts';
import type { SiteRoutes } from '../navigation/site-routes.ts';
import type { SiteConfig } from '../site/schema.ts';
import { listConfigLinks } from './config-links.ts';

/**
 * Finds the links and files of `site.config.ts` that lead nowhere, each told by its field.
 * @param publicFiles the files of `public/` and those that are made, as `/img/a.svg`
 */
export function findBrokenConfigLinks(
  site: SiteConfig,
  routes: SiteRoutes,
  publicFiles: ReadonlySet<string>,
): FieldFault[] {
  return listConfigLinks(site).flatMap(({ fieldPath: field, href }): FieldFault[] => {
    if (!href.startsWith('/') || href.startsWith('//')) return [];
    const resolved = resolveLink(href, { file: 'site.config.ts', route: '/' }, routes);
    if ('missingFile' in resolved) return [];
    const { route, suffix } = resolved;
    const known = routes.ids.has(route);
    const hash = suffix.split('#')[1] ?? '';
    const ids = routes.ids.get(route);
    if (publicFiles.has(route) || (known && (!hash || !ids || ids.includes(decodeSegment(hash)))))
      return [];
    const file = 'site.config.ts';
    const start = `${field}: broken link "${href}"`;
    if (known) {
      const hint = ids?.length ? `Its ids: ${ids.join(', ')}.` : 'It has no ids.';
      return [{ file, field, message: `${start}: ${route} has no id "${hash}"`, hint }];
    }
    const draft = routes.drafts.get(route);
    const nearest = findNearestName(route, [...routes.ids.keys(), ...publicFiles]);
    const hint = nearest ? `Did you mean ${nearest}?` : 'Check the path.';
    const said = draft ? `${draft.file} is a draft` : `the site has no page or file ${route}`;
    return [{ file, field, message: `${start}: ${said}`, hint }];
  });
}
