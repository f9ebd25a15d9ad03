import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { withBase } from '../config/base-path.ts';
import { site } from '../config/site.ts';
import { CrashBoundary } from '../islands/crash-boundary.tsx';
import { indexFile } from '../outputs/agents/index-file.ts';
import type { NavbarView } from '../site/navigation/tree.ts';
import { textFor } from '../texts/text.ts';
import { Icon } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { MenuPanels } from './menu-panels.tsx';
import { Navbar, type NavbarItems } from './navbar.tsx';
import { shared } from './shared-styles.ts';
import { SiteFooter } from './site-footer.tsx';

type PageShellProps = { navbar: NavbarView; items: NavbarItems; children: ReactNode };

/** The shell around every page, the same for all pages. */
export function PageShell({ navbar, items, children }: PageShellProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a region of that name is what visitors know */}
      <div role="region" aria-label={textFor('theme.common.skipToMainContent')}>
        <a className="skip-link" href="#main">
          {textFor('theme.common.skipToMainContent')}
        </a>
      </div>
      {/* For programs that read pages; hidden from everyone else. */}
      <p hidden>{`In Markdown: ${site.url}${withBase(indexFile)}`}</p>
      <AnnouncementBar />
      <Navbar navbar={navbar} items={items} />
      <div {...stylex.props(shared.shell, styles.body)}>
        <MenuPanels navbar={navbar} />
        <CrashBoundary>{children}</CrashBoundary>
      </div>
      <button
        type="button"
        className="back-to-top"
        aria-label={textFor('theme.BackToTopButton.buttonAriaLabel')}
        title={textFor('theme.BackToTopButton.buttonAriaLabel')}
        data-back-to-top
        data-no-print
        hidden
        suppressHydrationWarning
      >
        <Icon name="next" size={20} />
      </button>
      <SiteFooter />
    </>
  );
}

const styles = stylex.create({
  body: {
    display: {
      default: 'block',
      // Pages of a section have the section's links beside them.
      ':has(> main[data-section])': {
        default: 'block',
        [media.desktop]: 'grid',
        [media.print]: 'block',
      },
    },
    gridTemplateColumns: {
      default: null,
      // Larger text doesn't get more of the window's width than that.
      [media.desktop]: 'var(--sidebar, min(14rem, 22.5vw)) minmax(0, 1fr)',
      [media.wide]: 'var(--sidebar, min(16rem, 23vw)) minmax(0, 1fr)',
    },
    columnGap: { default: null, [media.desktop]: '1.25rem', [media.wide]: 'min(3rem, 3.75vw)' },
    minHeight: 'calc(100dvh - 12rem)',
  },
});
