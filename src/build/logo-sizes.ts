import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Size, WantedSize } from '../compile/assets/image-attributes.ts';
import { logoHeight } from '../site/logo-height.ts';
import type { Logo, SiteConfig } from '../site/schema.ts';

/**
 * Adds the sizes that the configuration leaves out to the logos, in the proportions of their pictures, so that the
 * text beside them doesn't move when they load.
 * @param root the project's root; the pictures are in its `public/`
 * @returns the same configuration with sizes; a logo that can't be read, or whose dark version has other proportions,
 * stays as it is
 */
export async function addLogoSizes(root: string, site: SiteConfig): Promise<SiteConfig> {
  const { navbar, footer } = site;
  if (![navbar.logo, footer?.logo].some(lacksSize)) return site;
  // Imported late, because most builds don't need it.
  const { fitSize } = await import('../compile/assets/image-attributes.ts');
  const measure: Measure = (file, wanted) =>
    fitSize(readFileSync(path.join(root, 'public', file)), wanted);
  return {
    ...site,
    navbar: { ...navbar, logo: addSize(navbar.logo, logoHeight.navbar, measure) },
    ...(footer && {
      footer: { ...footer, logo: addSize(footer.logo, logoHeight.footer, measure) },
    }),
  };
}

type Measure = (file: string, wanted: WantedSize) => Size;

function addSize(logo: Logo | undefined, height: number, measure: Measure): Logo | undefined {
  if (!logo || !lacksSize(logo)) return logo;
  const { src, srcDark = src, width } = logo;
  const wanted = width === undefined ? { height: logo.height ?? height } : { width };
  try {
    const [size, dark] = [measure(src, wanted), measure(srcDark, wanted)];
    const isSame = size.width === dark.width && size.height === dark.height;
    return isSame ? { ...logo, ...size } : logo;
  } catch {
    return logo;
  }
}

function lacksSize(logo: Logo | undefined): boolean {
  return logo !== undefined && (logo.width === undefined || logo.height === undefined);
}
