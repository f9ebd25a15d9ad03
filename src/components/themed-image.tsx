import { withBase } from '../site/base-path.ts';
import type { Logo } from '../site/schema.ts';

/**
 * A picture with a version for each colour mode; the style sheet shows the right one. The other one is lazy and so
 * isn't loaded, and none is requested before the page's style sheet.
 */
export function ThemedImage({ src, srcDark = src, alt = '', width, height }: Logo) {
  const props = { width, height, loading: 'lazy' } as const;
  if (srcDark === src) return <img src={withBase(src)} alt={alt} {...props} />;
  return (
    <>
      <img className="only-light" src={withBase(src)} alt={alt} {...props} />
      <img className="only-dark" src={withBase(srcDark)} alt={alt} {...props} />
    </>
  );
}
