import type { Author } from './page.ts';

/** The addresses of platforms, to which a name is appended. For others an author gives the full address. */
const platforms: Readonly<Record<string, { label: string; address: string }>> = {
  bluesky: { label: 'Bluesky', address: 'https://bsky.app/profile/' },
  github: { label: 'GitHub', address: 'https://github.com/' },
  instagram: { label: 'Instagram', address: 'https://www.instagram.com/' },
  linkedin: { label: 'LinkedIn', address: 'https://www.linkedin.com/in/' },
  mastodon: { label: 'Mastodon', address: 'https://mastodon.social/@' },
  stackoverflow: { label: 'Stack Overflow', address: 'https://stackoverflow.com/users/' },
  threads: { label: 'Threads', address: 'https://www.threads.net/@' },
  twitch: { label: 'Twitch', address: 'https://twitch.tv/' },
  twitter: { label: 'X', address: 'https://x.com/' },
  x: { label: 'X', address: 'https://x.com/' },
  youtube: { label: 'YouTube', address: 'https://www.youtube.com/@' },
};

/** The accounts of an author as links. Leaves out those that are neither an address nor of a known platform. */
export function listAccounts(
  socials: Readonly<Record<string, string>> = {},
): Pick<Author, 'accounts'> {
  const accounts = Object.entries(socials).flatMap(([name, written]) => {
    const platform = platforms[name.toLowerCase()];
    const label = platform?.label ?? name;
    if (/^https?:\/\//i.test(written)) return [{ label, href: written }];
    return platform ? [{ label, href: platform.address + written.replace(/^@/, '') }] : [];
  });
  return accounts.length > 0 ? { accounts } : {};
}
