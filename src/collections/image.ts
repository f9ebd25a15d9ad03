import { pathOfImage } from '../links/field-images.ts';
import { withBase } from '../site/base-path.ts';

/** A picture that front matter or `authors.yml` names, as it stands in an href. */
export function hrefOfImage(written: string | undefined): string | undefined {
  return written === undefined ? undefined : withBase(pathOfImage(written));
}
