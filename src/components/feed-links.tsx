import { feedFormats } from '../outputs/feed-files.ts';
import { withBase } from '../site/base-path.ts';

type FeedLinksProps = {
  /** What the feeds are of. */
  title: string;
  /** Where the feeds are, without base path: `/blog/`. */
  folder: string;
};

/** Tells programs where the feeds of a list are. */
export function FeedLinks({ title, folder }: FeedLinksProps) {
  return feedFormats.map(({ kind, name, file, type }) => (
    <link
      key={kind}
      rel="alternate"
      type={type}
      title={`${title} ${name} Feed`}
      href={withBase(folder + file)}
    />
  ));
}
