import * as stylex from '@stylexjs/stylex';
import type { SiteConfig } from '../site/schema.ts';
import { site } from '../site/site.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { actionStyles } from './action-styles.ts';
import { ConfigLink } from './config-link.tsx';
import { ThemedImage } from './themed-image.tsx';

/** The name, what it is, and where to begin. */
export function HomeHero({ home }: { home: SiteConfig['home'] }) {
  const { logo } = site.navbar;
  return (
    <div {...stylex.props(styles.hero)}>
      <div {...stylex.props(styles.names)}>
        <h1 {...stylex.props(styles.name)}>
          {logo && (
            <span aria-hidden="true" className="hero-logo">
              <ThemedImage src={logo.src} srcDark={logo.srcDark} alt="" width={292} height={103} />
            </span>
          )}
          <span className={logo ? 'visually-hidden' : undefined}>{site.title}</span>
        </h1>
        {(home.headline !== '' || home.domains.length > 0) && (
          <h2 {...stylex.props(styles.headline)}>
            {home.headline} <Domains domains={home.domains} />
          </h2>
        )}
      </div>
      <div {...stylex.props(styles.begin)}>
        <p {...stylex.props(styles.tagline)}>{site.tagline}</p>
        <p {...stylex.props(actionStyles.row)}>
          {home.actions.map(({ label, ...target }, place) => (
            <ConfigLink
              key={label}
              {...target}
              xstyle={[actionStyles.action, place === 0 && actionStyles.main]}
            >
              {label}
            </ConfigLink>
          ))}
        </p>
      </div>
    </div>
  );
}

/** One at a time, changed by the style sheet alone; assistive technology is told the first. */
function Domains({ domains }: { domains: string[] }) {
  return (
    <span className="domains" data-count={domains.length}>
      {domains.map((domain, place) => (
        <span key={domain} aria-hidden={place > 0 ? 'true' : undefined}>
          {domain}
        </span>
      ))}
    </span>
  );
}

const styles = stylex.create({
  hero: {
    display: { default: 'grid', [media.desktop]: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.75rem 2rem',
  },
  names: {
    display: { default: 'grid', [media.desktop]: 'flex' },
    alignItems: 'center',
    gap: '0.5rem 2rem',
  },
  name: { lineHeight: 1 },
  headline: {
    // Also with text of twice the size no domain is wider than a phone.
    fontSize: 'min(clamp(1.875rem, 1.5rem + 1.4vw, 2.5rem), 11.5vw)',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.032em',
  },
  begin: { display: 'grid', gap: '0.625rem' },
  tagline: {
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-body'],
  },
});
