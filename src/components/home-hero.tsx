import * as stylex from '@stylexjs/stylex';
import { Fragment } from 'react';
import type { SiteConfig } from '../config/schema.ts';
import { site } from '../config/site.ts';
import { textFor } from '../texts/text.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { actionStyles } from './action-styles.ts';
import { ConfigLink } from './config-link.tsx';

/** The start of the home page: what the site is about and where to begin; the name is in the navbar. */
export function HomeHero({ home }: { home: SiteConfig['home'] }) {
  const hasHeadline = home.headline !== '' || home.domains.length > 0;
  return (
    <div {...stylex.props(hasHeadline ? styles.hero : styles.plain)}>
      <div {...stylex.props(styles.text)}>
        {hasHeadline ? (
          <>
            <h1 className="visually-hidden">{site.title}</h1>
            <h2 {...stylex.props(styles.headline)}>
              {home.headline} <Domains domains={home.domains} />
            </h2>
          </>
        ) : (
          <h1 {...stylex.props(styles.headline)}>{site.title}</h1>
        )}
        <p {...stylex.props(styles.lead)}>{home.text ?? site.tagline}</p>
      </div>
      <div {...withClass(hasHeadline ? 'home-begin' : '', stylex.props(styles.begin))}>
        {home.install && <Install command={home.install} />}
        <Actions actions={home.actions} />
      </div>
    </div>
  );
}

/** The links to start with. */
function Actions({ actions }: { actions: SiteConfig['home']['actions'] }) {
  return (
    <p {...stylex.props(actionStyles.row)}>
      {actions.map(({ label, ...target }, place) => (
        <ConfigLink
          key={label}
          {...target}
          xstyle={[actionStyles.action, place === 0 && actionStyles.main, styles.action]}
        >
          {label}
        </ConfigLink>
      ))}
    </p>
  );
}

/** A command with the copy button of code blocks, which the boot script handles. */
function Install({ command }: { command: string }) {
  return (
    <div className="code-block install" data-language="sh">
      <pre>
        <code>{command}</code>
      </pre>
      <button
        type="button"
        data-copy=""
        aria-label={textFor('theme.CodeBlock.copyButtonAriaLabel')}
      />
    </div>
  );
}

/** Shown one at a time, by the style sheet; screen readers get the first. */
function Domains({ domains }: { domains: string[] }) {
  return (
    <span className="domains" data-count={domains.length}>
      {domains.map((domain, place) => (
        <Fragment key={domain}>
          {place > 0 && ' '}
          <span aria-hidden={place > 0 ? 'true' : undefined}>{domain}</span>
        </Fragment>
      ))}
    </span>
  );
}

const styles = stylex.create({
  hero: {
    display: { default: 'grid', [media.desktop]: 'flex' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '0.75rem',
  },
  // One below the other: there is little else on the page.
  plain: {
    display: 'grid',
    justifyItems: 'start',
    gap: '0.75rem',
    paddingBlock: '2.5rem 2rem',
  },
  text: { display: 'grid', minWidth: 0, gap: { default: '0.5rem', [media.desktop]: '0.75rem' } },
  headline: {
    // So that even at 200% text size no domain is wider than a phone.
    fontSize: `min(${tokens['--sx-size-h1']}, 11.5vw)`,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
  },
  lead: {
    maxWidth: tokens['--sx-measure'],
    color: tokens['--sx-text-muted'],
    fontSize: { default: tokens['--sx-size-body'], [media.phone]: tokens['--sx-size-ui'] },
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  // One row on a tablet, as wide as the content below, or two if the command needs one; two rows beside the text.
  begin: {
    display: { default: 'flex', [media.desktop]: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 'none',
    gap: '0.75rem',
  },
  action: { flexGrow: 1 },
});
