import { pathOfImage } from '../links/field-links.ts';
import { withBase } from '../site/base-path.ts';

/** A picture that front matter or `authors.yml` names, as it stands in an href. */
export function hrefOfImage(written: string | undefined): string | undefined {
  const path = pathOfImage(written);
  return path === undefined ? undefined : withBase(path);
}
