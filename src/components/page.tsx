import { features } from 'virtual:features';
import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import type { PageImage, PageMeta } from '../config/page-meta.ts';
import { site } from '../config/site.ts';
import { PageHead } from '../islands/page-head.tsx';
import { markdownPathOf } from '../links/markdown-path.ts';
import { findLanguageViews, findPageImage } from '../outputs/server-part.ts';
import type { SectionPage } from '../site/collections/page.ts';
import { AuthoredHead } from './authored-head.tsx';
import { listSiteFacts } from './list-site-facts.ts';

/** The part that differs between pages: the head, and everything between navbar and footer. */
export function Page({ meta, section, version, children }: SectionPage & { children: ReactNode }) {
  const markdown = markdownPathOf(meta.path, site.baseUrl);
  // The page's own picture has priority.
  const drawn = meta.image ? undefined : findPageImage(features, meta.path);
  const languages = findLanguageViews(features)?.describe(meta.path);
  const head = languages ? [...languages.tags, ...(meta.head ?? [])] : meta.head;
  const described = withoutGaps({
    ...meta,
    image: meta.image || drawn?.path,
    ...(head && { head }),
  });
  const imageTags = drawn && listImageTags(drawn, meta.title);
  return (
    <>
      {head ? (
        <AuthoredHead
          meta={described}
          facts={listSiteFacts()}
          baseUrl={site.baseUrl}
          more={imageTags}
        />
      ) : (
        <PageHead meta={described} />
      )}
      {!head && imageTags}
      {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
      {/* The not-found page shows at addresses that it doesn't know. */}
      {!meta.path.endsWith('/404.html') && (
        <p className="print-head">{`${site.title}, ${site.url}${meta.path}`}</p>
      )}
      <main
        id="main"
        tabIndex={-1}
        data-section={section}
        {...(version && {
          'data-version': version.name,
          'data-versions': JSON.stringify(version.hrefs),
        })}
        {...(languages && { 'data-missing-in': languages.missing })}
        {...stylex.props(styles.main)}
      >
        {children}
      </main>
    </>
  );
}

/** The size and alternative text of the picture that was drawn for the page: the page's title. */
function listImageTags(image: PageImage, title: string) {
  return (
    <>
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={title || site.title} />
    </>
  );
}

/** Removes unset fields, which a payload would contain. */
function withoutGaps({ path, title, description, ...more }: PageMeta): PageMeta {
  const set = Object.entries(more).filter(([, value]) => value);
  return { path, title, description, ...Object.fromEntries(set) };
}

const styles = stylex.create({
  main: {
    display: 'block',
    minWidth: 0,
    paddingBlock: { default: '1.5rem 4rem', ':has(> [data-playground])': '0.5rem' },
  },
});
