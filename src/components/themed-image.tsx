import type { Logo } from '../config/schema.ts';
import { collections } from '../site/collections/site-collections.ts';

/**
 * A picture with a version for each colour mode; the style sheet shows the right one. The other one is lazy and so
 * isn't loaded, and none is requested before the page's style sheet.
 */
export function ThemedImage({ src, srcDark = src, alt = '', width, height }: Logo) {
  const { hrefOfLink } = collections;
  const props = { width, height, loading: 'lazy' } as const;
  if (srcDark === src) return <img src={hrefOfLink(src)} alt={alt} {...props} />;
  return (
    <>
      <img className="only-light" src={hrefOfLink(src)} alt={alt} {...props} />
      <img className="only-dark" src={hrefOfLink(srcDark)} alt={alt} {...props} />
    </>
  );
}
