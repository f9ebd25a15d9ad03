import { features } from 'virtual:features';
import * as stylex from '@stylexjs/stylex';
import { Html } from '../islands/trusted-html.tsx';
import { postTextClass } from '../outputs/feeds/feed-files.ts';
import type { PostPage } from '../site/collections/page.ts';
import { textFor } from '../texts/text.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { ArticleFrame } from './article-frame.tsx';
import { ContentBody } from './content-body.tsx';
import { nameHtml } from './html-text.ts';
import { PostAuthors, PostDate, PostTags } from './post-meta.tsx';
import { UnlistedNotice } from './unlisted-notice.tsx';

const names = {
  label: textFor('theme.blog.post.paginator.navAriaLabel'),
  previous: textFor('theme.blog.post.paginator.newerPost'),
  next: textFor('theme.blog.post.paginator.olderPost'),
};

/** A whole post. */
export function PostView(page: PostPage) {
  const { post, content, newer, older } = page;
  return (
    <ArticleFrame article={page} around={{ previous: newer, next: older }} names={names}>
      {page.unlisted && <UnlistedNotice />}
      <header className="prose">
        <Html as="h1" html={nameHtml(post.title)} />
      </header>
      <div {...stylex.props(styles.byline)}>
        <PostDate post={post} />
        <PostAuthors authors={post.authors} />
      </div>
      {features.map(
        ({ feature, PostStart }) => PostStart && <PostStart key={feature} href={post.href} />,
      )}
      <ContentBody className={`prose ${postTextClass}`} content={content} renamed={page.renamed} />
      <div {...stylex.props(styles.tags)}>
        <PostTags tags={post.tags} />
      </div>
    </ArticleFrame>
  );
}

const styles = stylex.create({
  byline: {
    display: 'grid',
    gap: '0.75rem',
    marginBlock: '0.75rem 2rem',
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-ui'],
  },
  tags: { marginBlockStart: '2.5rem' },
});
