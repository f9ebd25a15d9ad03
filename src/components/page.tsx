import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import type { PageMeta } from '../collections/page.ts';
import { PageHead } from '../islands/page-head.tsx';

type PageProps = {
  meta: PageMeta;
  /** Which links stand beside the page: the id of a `PageSection`. */
  section?: string;
  children: ReactNode;
};

/** What is a page's own: its head, and what stands between navbar and footer. */
export function Page({ meta, section, children }: PageProps) {
  return (
    <>
      <PageHead meta={withoutGaps(meta)} />
      <main id="main" tabIndex={-1} data-section={section} {...stylex.props(styles.main)}>
        {children}
      </main>
    </>
  );
}

/** Without the fields that are not set: a payload would name them all the same. */
function withoutGaps(meta: PageMeta): PageMeta {
  const copy: PageMeta = { ...meta };
  if (!copy.keywords) delete copy.keywords;
  if (!copy.image) delete copy.image;
  if (!copy.noindex) delete copy.noindex;
  if (!copy.type) delete copy.type;
  if (!copy.docsearchTag) delete copy.docsearchTag;
  if (!copy.docsearchVersion) delete copy.docsearchVersion;
  if (!copy.article) delete copy.article;
  return copy;
}

const styles = stylex.create({
  main: { display: 'block', minWidth: 0, paddingBlock: '1.5rem 4rem' },
});
