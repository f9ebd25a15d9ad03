import * as stylex from '@stylexjs/stylex';
import type { PostPage } from '../collections/page.ts';
import { ArticleLayout } from './article-layout.tsx';
import { PageEnd } from './page-end.tsx';
import { Pagination } from './pagination.tsx';
import { PostAuthors, PostDate, PostTags } from './post-meta.tsx';

/** A whole post. */
export function PostView({ post, Content, toc, newer, older, ...page }: PostPage) {
  return (
    <ArticleLayout toc={toc}>
      <header className="prose">
        <h1>{post.title}</h1>
      </header>
      <div {...stylex.props(styles.byline)}>
        <PostDate post={post} />
        <PostAuthors authors={post.authors} />
      </div>
      <div className="prose">
        <Content />
      </div>
      <div {...stylex.props(styles.tags)}>
        <PostTags tags={post.tags} />
      </div>
      <PageEnd editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
      <Pagination
        label="Blog post page navigation"
        previous={newer && { href: newer.href, kind: 'Newer post', title: newer.label }}
        next={older && { href: older.href, kind: 'Older post', title: older.label }}
      />
    </ArticleLayout>
  );
}

const styles = stylex.create({
  byline: { display: 'grid', gap: '0.875rem', marginBlock: '0.75rem 2rem' },
  tags: { marginBlockStart: '2.5rem' },
});
