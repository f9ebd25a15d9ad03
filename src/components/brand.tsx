import * as stylex from '@stylexjs/stylex';
import { logoHeight } from '../config/logo-height.ts';
import { site } from '../config/site.ts';
import { CurrentLink } from '../islands/current-link.tsx';
import { collections } from '../site/collections/site-collections.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { ThemedImage } from './themed-image.tsx';

/** The logo, or otherwise the title, as a link to the home page; a right click opens the dialog with its files. */
export function Brand() {
  const { hrefOfLink } = collections;
  const { logo, title } = site.navbar;
  const { logo: light, logoDark: dark, cover } = site.brandFiles ?? {};
  const files = [light, dark, cover].filter((file) => file !== undefined);
  const label = title ?? (logo ? undefined : site.title);
  return (
    <CurrentLink
      href={hrefOfLink(logo?.href ?? '/')}
      data-brand={files.map(hrefOfLink).join(' ')}
      {...stylex.props(styles.brand, files.length > 0 && styles.opensDialog)}
    >
      {logo && (
        <ThemedImage
          {...logo}
          alt={logo.alt ?? (title ? '' : site.title)}
          height={logo.height ?? (logo.width === undefined ? logoHeight.navbar : undefined)}
        />
      )}
      {label && <span {...stylex.props(styles.title)}>{label}</span>}
    </CurrentLink>
  );
}

const styles = stylex.create({
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    minWidth: 0,
    minHeight: '2.75rem',
    color: tokens['--sx-text'],
    fontSize: tokens['--sx-size-body'],
    fontWeight: 650,
    textDecoration: 'none',
  },
  // On an iPhone a long press would open the menu of links as well.
  opensDialog: {
    WebkitTouchCallout: 'none',
  },
  // Two lines if the bar is too narrow for one.
  title: {
    display: '-webkit-box',
    overflow: 'hidden',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
});
