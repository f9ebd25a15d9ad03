import { featureContent } from 'virtual:content';
import { site } from '../../../config/site.ts';
import { languageOfSite } from '../../../config/site-language.ts';
import { formatDate } from '../../../site/collections/posts.ts';
import { collections } from '../../../site/collections/site-collections.ts';
import type { Change, Release } from '../release.ts';

/** A release as pages show it. */
export type ListedRelease = Pick<Release, 'version'> & {
  /** A day or a month: `2025-05-19`, `2025-05`. */
  date: string;
  /** `May 19, 2025`, `May 2025`. */
  dateText: string;
  /** The href of its post. */
  href?: string;
  changes: (Omit<Change, 'at'> & { href?: string })[];
};

let releases: Release[] | undefined;

/** Lists the releases of the site, newest first, with data from their posts. */
export function listReleases(): ListedRelease[] {
  const posts = new Map(collections.index.posts.map((post) => [post.slug, post]));
  releases ??= featureContent<Release[]>('releases') ?? [];
  return releases.map(({ version, post: slug, date: written = '', changes }) => {
    const post = slug === undefined ? undefined : posts.get(slug);
    const date = post?.date ?? written;
    return {
      version,
      date,
      dateText: describeDate(date),
      href: post && collections.hrefOf(post.route),
      changes: changes.map(({ kind, text, at }) => ({
        kind,
        text,
        href: at && collections.hrefOfLink(at),
      })),
    };
  });
}

/** The release whose post has an address. */
export function findRelease(href: string): ListedRelease | undefined {
  return listReleases().find((release) => release.href === href);
}

/** A month has no day. */
function describeDate(date: string): string {
  if (date.length !== 7) return date && formatDate(date, site);
  const format = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const day = new Date(`${date}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(languageOfSite(site.locales), format).format(day);
}

/** The same as JSON, with absolute addresses. */
export function writeReleases(): string {
  const whole = (href: string | undefined) => (href === undefined ? undefined : site.url + href);
  const listed = listReleases().map(({ version, date, href, changes }) => ({
    version,
    date,
    url: whole(href),
    changes: changes.map(({ kind, text, href: at }) => ({ kind, text, url: whole(at) })),
  }));
  return `${JSON.stringify(listed, undefined, 2)}\n`;
}
