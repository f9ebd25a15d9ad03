import type { ComponentProps } from 'react';
import useBaseUrl from './use-base-url.ts';

type ThemedImageProps = Omit<ComponentProps<'img'>, 'src'> & {
  sources: { light: string; dark: string };
};

/** `@theme/ThemedImage`: a picture with a version for each colour mode. */
export function ThemedImage({ sources, alt = '', className = '', ...props }: ThemedImageProps) {
  const light = useBaseUrl(sources.light);
  const dark = useBaseUrl(sources.dark);
  return (
    <>
      <img {...props} loading="lazy" alt={alt} className={`only-light ${className}`} src={light} />
      <img {...props} loading="lazy" alt={alt} className={`only-dark ${className}`} src={dark} />
    </>
  );
}
