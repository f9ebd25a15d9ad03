import * as stylex from '@stylexjs/stylex';
import type { ArchivePage } from '../collections/page.ts';
import { listStyles as styles } from './list-styles.ts';
import { PlainPage } from './plain-page.tsx';

/** Every post by year, the newest first. */
export function ArchiveView({ years }: ArchivePage) {
  return (
    <PlainPage heading="Archive" lead="Every post, newest first.">
      {years.map(({ year, posts }) => (
        <section key={year} aria-labelledby={`year-${year}`} {...stylex.props(styles.section)}>
          <h2 id={`year-${year}`} {...stylex.props(styles.title)}>
            {year}
          </h2>
          <ul className="archive-list">
            {posts.map((post) => (
              <li key={post.href} {...stylex.props(styles.item)}>
                <a href={post.href} {...stylex.props(styles.link)}>
                  <time dateTime={post.date} {...stylex.props(styles.muted)}>
                    {post.dateText}
                  </time>
                  {` - ${post.title}`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PlainPage>
  );
}
