import { withBase } from '../config/base-path.ts';
import { feedFormats } from '../outputs/feeds/feed-files.ts';

type FeedLinksProps = {
  /** The title of the feeds. */
  title: string;
  /** The folder of the feeds, without base path: `/blog/`. */
  folder: string;
};

/** Links to the feeds of a list, for feed readers. */
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
