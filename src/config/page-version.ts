/** The version of a page, if the site has several versions of the docs. */
export type PageVersion = {
  name: string;
  label: string;
  banner?: 'unreleased' | 'unmaintained';
  badge?: true;
  /** The page in the last version, or that version's main page. */
  latest: { label: string; href: string };
  /** The addresses of the page in the versions that have it, by their names. */
  hrefs: Record<string, string>;
};

/** A navbar link in one version of the docs. */
export type VersionChoice = {
  version: string;
  label: string;
  href: string;
  /** What marks it, as in `NavLink`. */
  section?: string;
  pattern?: string;
};
