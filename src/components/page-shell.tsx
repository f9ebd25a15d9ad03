import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import type { Shell } from '../collections/page.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { MenuPanels } from './menu-panels.tsx';
import { Navbar } from './navbar.tsx';
import { SiteFooter } from './site-footer.tsx';

type PageShellProps = { shell: Shell; path: string; children: ReactNode };

/**
 * What is round the content of every page.
 * @param path the page's own, as in its links, to mark those that lead to it
 */
export function PageShell({ shell, path, children }: PageShellProps) {
  const hasColumn = shell.sidebar !== undefined || shell.recentPosts !== undefined;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a region of that name is what visitors know */}
      <div role="region" aria-label="Skip to main content">
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
      </div>
      <Navbar navbar={shell.navbar} path={path} />
      <div {...stylex.props(styles.body, hasColumn && styles.withColumn)}>
        <MenuPanels shell={shell} path={path} />
        <main id="main" tabIndex={-1} {...stylex.props(styles.main)}>
          {children}
        </main>
      </div>
      <SiteFooter />
    </>
  );
}

const styles = stylex.create({
  body: {
    maxWidth: tokens['--sx-page-width'],
    minHeight: 'calc(100dvh - 12rem)',
    marginInline: 'auto',
    paddingInline: tokens['--sx-gutter'],
  },
  withColumn: {
    display: { default: 'block', [media.desktop]: 'grid', [media.print]: 'block' },
    gridTemplateColumns: {
      default: null,
      [media.desktop]: '15rem minmax(0, 1fr)',
      [media.wide]: '16rem minmax(0, 1fr)',
    },
    columnGap: { default: null, [media.desktop]: '1.75rem', [media.wide]: '3rem' },
  },
  main: { display: 'block', minWidth: 0, paddingBlock: '1.5rem 4rem' },
});
