import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fitSize } from '../compile/assets/image-attributes.ts';
import { logoHeight } from '../site/logo-height.ts';
import type { Logo, SiteConfig } from '../site/schema.ts';

/**
 * Adds the sizes that the configuration leaves out to the logos, in the proportions of their pictures, so that the
 * text beside them doesn't move when they load.
 * @param root the project's root; the pictures are in its `public/`
 * @returns the same configuration with sizes; a logo that can't be read, or whose dark version has other proportions,
 * stays as it is
 */
export function addLogoSizes(root: string, site: SiteConfig): SiteConfig {
  const { navbar, footer } = site;
  return {
    ...site,
    navbar: { ...navbar, logo: addSize(root, navbar.logo, logoHeight.navbar) },
    ...(footer && { footer: { ...footer, logo: addSize(root, footer.logo, logoHeight.footer) } }),
  };
}

function addSize(root: string, logo: Logo | undefined, height: number): Logo | undefined {
  if (!logo || (logo.width !== undefined && logo.height !== undefined)) return logo;
  const wanted =
    logo.width === undefined ? { height: logo.height ?? height } : { width: logo.width };
  const sizeOf = (file: string) => fitSize(readFileSync(path.join(root, 'public', file)), wanted);
  try {
    const size = sizeOf(logo.src);
    const dark = sizeOf(logo.srcDark ?? logo.src);
    const isSame = size.width === dark.width && size.height === dark.height;
    return isSame ? { ...logo, ...size } : logo;
  } catch {
    return logo;
  }
}
