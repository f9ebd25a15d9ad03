import type { PageImage } from '../config/page-meta.ts';
import type { ServerPart } from './server-part.ts';

/**
 * A picture that a feature drew for link previews of a page.
 * @param href the page's href, with base path
 */
export function findPageImage(
  features: readonly ServerPart[],
  href: string,
): PageImage | undefined {
  return features.flatMap(({ imageOf }) => imageOf?.(href) ?? [])[0];
}
