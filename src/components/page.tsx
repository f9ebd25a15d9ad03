import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import type { SectionPage } from '../collections/page.ts';
import { PageHead } from '../islands/page-head.tsx';
import { markdownPathOf } from '../links/markdown-path.ts';
import type { PageMeta } from '../site/page-meta.ts';
import { site } from '../site/site.ts';

/** What is a page's own: its head, and what stands between navbar and footer. */
export function Page({ meta, section, children }: SectionPage & { children: ReactNode }) {
  const markdown = markdownPathOf(meta.path, site.baseUrl);
  return (
    <>
      <PageHead meta={withoutGaps(meta)} />
      {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
      <main id="main" tabIndex={-1} data-section={section} {...stylex.props(styles.main)}>
        {children}
      </main>
    </>
  );
}

/** Without the fields that are not set: a payload would name them all the same. */
function withoutGaps({ path, title, description, ...more }: PageMeta): PageMeta {
  const set = Object.entries(more).filter(([, value]) => value);
  return { path, title, description, ...Object.fromEntries(set) };
}

const styles = stylex.create({
  main: {
    display: 'block',
    minWidth: 0,
    paddingBlock: { default: '1.5rem 4rem', ':has(> [data-wide])': '0.5rem' },
  },
});
