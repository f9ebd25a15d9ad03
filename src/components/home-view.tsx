import '../theme/demo.css';
import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import type { SiteConfig } from '../config/schema.ts';
import { media } from '../theme/media.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeSections } from './home-sections.tsx';

type HomeViewProps = {
  home: SiteConfig['home'];
  /** The compiled components: the source and the compiled output. Absent if there are none. */
  demo?: ReactNode;
  /** The proof of each reason, as finished HTML. */
  proofs?: readonly (string | undefined)[];
};

/** The home page: what the site is about, shown on a real component, and why in a few words. */
export function HomeView({ home, demo, proofs = [] }: HomeViewProps) {
  return (
    <div {...withClass('home', stylex.props(styles.page))}>
      {/* On a slow machine a browser paints what it has read so far, and the demo moves as it grows. */}
      {demo && <link rel="expect" href="#reasons" blocking="render" />}
      <HomeHero home={home} />
      {demo}
      <HomeSections sections={home.sections} proofs={proofs} />
    </div>
  );
}

const styles = stylex.create({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: { default: '0.75rem', [media.desktop]: '1.5rem' },
  },
});
