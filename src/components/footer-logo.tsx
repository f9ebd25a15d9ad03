import * as stylex from '@stylexjs/stylex';
import { withBase } from '../site/base-path.ts';
import type { SiteConfig } from '../site/schema.ts';
import { ExternalLink } from '../theme/external-link.tsx';
import { ThemedImage } from './themed-image.tsx';

type Logo = NonNullable<NonNullable<SiteConfig['footer']>['logo']>;

/** The logo at the end of the page, as a link where it has one. */
export function FooterLogo({ logo }: { logo: Logo }) {
  const image = <ThemedImage {...logo} width={logo.width ?? 184} height={logo.height ?? 26} />;
  if (!logo.href) return image;
  if (logo.href.startsWith('/')) {
    return (
      <a href={withBase(logo.href)} {...stylex.props(styles.link)}>
        {image}
      </a>
    );
  }
  return (
    <ExternalLink href={logo.href} plain xstyle={styles.link}>
      {image}
    </ExternalLink>
  );
}

const styles = stylex.create({
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '2rem' },
});
