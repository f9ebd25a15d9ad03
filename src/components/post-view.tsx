import * as stylex from '@stylexjs/stylex';
import type { PostPage } from '../collections/page.ts';
import { ArticleFrame } from '../islands/article-frame.tsx';
import { articleFacts } from './article-facts.ts';
import { ContentBody } from './content-body.tsx';
import { PostAuthors, PostDate, PostTags } from './post-meta.tsx';

/** A whole post. */
export function PostView(page: PostPage) {
  const { post, content, newer, older } = page;
  const names = { label: 'Blog post page navigation', previous: 'Newer post', next: 'Older post' };
  const facts = articleFacts(page, { previous: newer, next: older }, names);
  return (
    <ArticleFrame facts={facts}>
      <header className="prose">
        <h1>{post.title}</h1>
      </header>
      <div {...stylex.props(styles.byline)}>
        <PostDate post={post} />
        <PostAuthors authors={post.authors} />
      </div>
      <ContentBody className="prose" content={content} />
      <div {...stylex.props(styles.tags)}>
        <PostTags tags={post.tags} />
      </div>
    </ArticleFrame>
  );
}

const styles = stylex.create({
  byline: { display: 'grid', gap: '0.875rem', marginBlock: '0.75rem 2rem' },
  tags: { marginBlockStart: '2.5rem' },
});
