import { withBase } from '../site/base-path.ts';

type ThemedImageProps = {
  src: string;
  srcDark?: string;
  alt: string;
  width?: number;
  height?: number;
};

/** A picture with a version for each colour mode; the style sheet shows the one that fits. */
export function ThemedImage({ src, srcDark = src, alt, width, height }: ThemedImageProps) {
  const size = { width, height };
  if (srcDark === src) return <img src={withBase(src)} alt={alt} {...size} />;
  return (
    <>
      <img className="only-light" src={withBase(src)} alt={alt} {...size} />
      <img className="only-dark" src={withBase(srcDark)} alt={alt} {...size} />
    </>
  );
}
