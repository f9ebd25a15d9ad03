import * as stylex from '@stylexjs/stylex';
import type { DocPage } from '../site/collections/page.ts';
import { ArticleFrame } from './article-frame.tsx';
import { ContentBody } from './content-body.tsx';
import { PostTags } from './post-meta.tsx';
import { UnlistedNotice } from './unlisted-notice.tsx';

/** A page of the documentation; its sidebar belongs to the shell. */
export function DocView(page: DocPage) {
  if (page.isReact) return <ContentBody className="own-page" content={page.content} />;
  return (
    <ArticleFrame article={page} around={page}>
      {page.unlisted && <UnlistedNotice />}
      {page.hiddenHeading && <h1 className="visually-hidden">{page.hiddenHeading}</h1>}
      <ContentBody
        className={page.className ? `prose ${page.className}` : 'prose'}
        content={page.content}
        heading={page.heading}
        renamed={page.renamed}
      />
      {page.tags.length > 0 && (
        <div {...stylex.props(styles.tags)}>
          <PostTags tags={page.tags} />
        </div>
      )}
    </ArticleFrame>
  );
}

const styles = stylex.create({ tags: { marginBlockStart: '2.5rem' } });
