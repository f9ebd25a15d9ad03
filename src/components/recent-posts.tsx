import * as stylex from '@stylexjs/stylex';
import type { Neighbour } from '../navigation/tree.ts';
import { withClass } from '../theme/with-class.ts';
import { sidebarStyles as styles } from './sidebar-styles.ts';

/** The newest posts of the blog, the one that is open marked. */
export function RecentPosts({ posts, path }: { posts: Neighbour[]; path: string }) {
  return (
    <nav aria-label="Blog recent posts navigation">
      <p {...stylex.props(styles.title)}>Recent posts</p>
      <ul {...withClass('sidebar-list', stylex.props(styles.list))}>
        {posts.map((post) => (
          <li key={post.href}>
            <a
              href={post.href}
              aria-current={post.href === path ? 'page' : undefined}
              {...stylex.props(styles.link, post.href === path && styles.current)}
            >
              {post.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
