import '../theme/fonts.css';
import '../theme/base.css';
import 'virtual:features/styles';
// After the rules in the same layer that it overrides.
import '../theme/preferences.css';
import '../theme/prose.css';
import { bootUrl, themeScript } from 'virtual:boot';
import { islands } from 'virtual:features/islands';
import { fontUrls } from 'virtual:fonts';
import type { ReactNode } from 'react';
import { withBase } from '../config/base-path.ts';
import { site } from '../config/site.ts';
import { CrashBoundary } from '../islands/crash-boundary.tsx';
import { LinkNavigation } from '../islands/link-navigation.tsx';
import { SiteFactsProvider } from '../islands/site-facts.tsx';
import { indexFile } from '../outputs/agents/index-file.ts';
import type { ServerPart } from '../outputs/server-part.ts';
import { collections } from '../site/collections/site-collections.ts';
import type { NavbarView } from '../site/navigation/tree.ts';
import type { IconName } from '../theme/icon.tsx';
import { ColorModeMeta } from './color-mode-meta.tsx';
import { DevNotice } from './dev-notice.tsx';
import { FeedLinks } from './feed-links.tsx';
import { IconSprite } from './icon-sprite.tsx';
import { listSiteFacts } from './list-site-facts.ts';
import type { NavbarItems } from './navbar.tsx';
import { PageShell } from './page-shell.tsx';
import { rootProps } from './root-props.ts';

type DocumentProps = {
  navbar: NavbarView;
  /** Whether there is a blog, with feeds. */
  hasBlog: boolean;
  features: readonly ServerPart[];
  children: ReactNode;
};

/** The document around every page. */
export function Document({ navbar, hasBlog, features, children }: DocumentProps) {
  const locale = site.locales.list.find((entry) => entry.code === site.locales.default);
  const blogTitle = (site.blog.feedTitle ?? site.title).replace(/ Blog$/, '');
  const lang = locale?.htmlLang ?? site.locales.default;
  return (
    <html lang={lang} dir={locale?.direction ?? 'ltr'} {...rootProps()} suppressHydrationWarning>
      <head>
        {fontUrls.map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="" />
        ))}
        <meta name="docsearch:language" content={site.locales.default} />
        <ColorModeMeta />
        {site.favicon && <link rel="icon" href={collections.hrefOfLink(site.favicon)} />}
        {hasBlog && <FeedLinks title={blogTitle} folder="/blog/" />}
        <link rel="describedby" type="text/markdown" href={withBase(indexFile)} />
        {features.flatMap(({ feature, Head }) => (Head ? <Head key={feature} /> : []))}
        {import.meta.env.DEV && <link rel="stylesheet" href="/virtual:stylex.css" />}
        {import.meta.env.DEV && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed script of our own, before paint
          <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        )}
      </head>
      <body>
        <IconSprite without={unusedIcons} />
        <SiteFactsProvider facts={listSiteFacts()}>
          <CrashBoundary>
            <PageShell navbar={navbar} items={listItems(features)}>
              {children}
            </PageShell>
          </CrashBoundary>
        </SiteFactsProvider>
        <CrashBoundary quiet>
          <LinkNavigation />
        </CrashBoundary>
        {islands.map((Island, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <CrashBoundary key={at} quiet>
            <Island />
          </CrashBoundary>
        ))}
        {import.meta.env.DEV && <DevNotice />}
        {import.meta.env.DEV && <script type="module" src={bootUrl} />}
        {import.meta.env.DEV && (
          <script type="module" src={withBase('/src/dev/follow-content.ts')} />
        )}
      </body>
    </html>
  );
}

/** The navbar items of features, by their type. */
function listItems(features: readonly ServerPart[]): NavbarItems {
  return features.flatMap(({ feature, NavbarItem }) =>
    NavbarItem ? [[feature, <NavbarItem key={feature} />] as const] : [],
  );
}

/** The icon for languages is only used if the navbar has the language menu. */
const unusedIcons: readonly IconName[] = site.navbar.items?.some(
  (item) => 'type' in item && item.type === 'localeDropdown',
)
  ? []
  : ['language'];
