import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import type { SiteConfig } from '../site/schema.ts';
import { site } from '../site/site.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeSections } from './home-sections.tsx';

type HomeViewProps = {
  home: SiteConfig['home'];
  /** The compiled components: the source, and what it becomes. Absent where there are none. */
  demo?: ReactNode;
};

/** The home page: what it is, shown at once on a real component, and why in a few words. */
export function HomeView({ home, demo }: HomeViewProps) {
  return (
    <div {...stylex.props(styles.page)}>
      <HomeHero home={home} />
      {demo && (
        <section aria-labelledby="demo">
          <h2 id="demo" {...stylex.props(styles.title)}>
            The source, and what it becomes
          </h2>
          <p {...stylex.props(styles.lead)}>
            Components as they are written, and the atomic rules that {site.title} makes of them.
            Point at a line to see its rule.
          </p>
          {demo}
        </section>
      )}
      <HomeSections sections={home.sections} />
    </div>
  );
}

const styles = stylex.create({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 'clamp(2.75rem, 4.5vw, 4rem)',
    paddingBlockStart: 'clamp(0.75rem, 2.5vw, 2rem)',
  },
  title: {
    fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  lead: {
    maxWidth: tokens['--sx-measure'],
    marginBlock: '0.5rem 1.75rem',
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-body'],
  },
});
