import * as stylex from '@stylexjs/stylex';
import type { SiteConfig } from '../site/schema.ts';
import { site } from '../site/site.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { actionStyles } from './action-styles.ts';
import { ConfigLink } from './config-link.tsx';
import { ThemedImage } from './themed-image.tsx';

/** The name, what it is, and where to begin. */
export function HomeHero({ home }: { home: SiteConfig['home'] }) {
  const { logo } = site.navbar;
  return (
    <div {...stylex.props(styles.hero)}>
      <h1 {...stylex.props(styles.name)}>
        {logo && (
          <span aria-hidden="true" className="hero-logo">
            <ThemedImage src={logo.src} srcDark={logo.srcDark} alt="" width={292} height={103} />
          </span>
        )}
        <span className={logo ? 'visually-hidden' : undefined}>{site.title}</span>
      </h1>
      <h2 {...stylex.props(styles.headline)}>
        {home.headline} <Domains domains={home.domains} />
      </h2>
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
  hero: { display: 'grid', justifyItems: 'start' },
  name: { marginBlockEnd: 'clamp(0.75rem, 2vw, 1.25rem)' },
  headline: {
    maxWidth: '30ch',
    // Also with text of twice the size no domain is wider than a phone.
    fontSize: 'min(clamp(2.125rem, 1.4rem + 3.1vw, 3.5rem), 11.5vw)',
    fontWeight: 700,
    lineHeight: 1.08,
    letterSpacing: '-0.032em',
  },
  tagline: {
    marginBlock: '0.875rem 1.5rem',
    color: tokens['--sx-text-muted'],
    fontSize: 'clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)',
  },
});
