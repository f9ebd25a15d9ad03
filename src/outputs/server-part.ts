import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import type { PageImage, PageMeta } from '../config/page-meta.ts';
import type { PageVersion, VersionChoice } from '../config/page-version.ts';
import type { FeatureName } from '../features/fields.ts';
import type { RenderHost } from './render-host.ts';

/** What the home page shows of the code that `site.config.ts` names for it. */
export type HomeShow = {
  demo?: ReactNode;
  /** The proof of each section, as finished HTML. */
  proofs: readonly (string | undefined)[];
};

/** A post by its href; `isText` if its note is no link. */
export type PostNoteProps = { href: string; isText?: boolean };

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** The views of versions: above a page of the docs, and in the navbar. */
export type VersionViews = {
  Start: ComponentType<{ version: PageVersion }>;
  /** A link to the version that the visitor reads. */
  ChosenLink: ComponentType<Anchor & { choices: readonly VersionChoice[] }>;
  /** The label of that version. */
  Label: ComponentType<{ choices: readonly Pick<VersionChoice, 'version' | 'label'>[] }>;
  /** On the results page of the search: the other versions that have hits. */
  SearchNote: ComponentType;
  /** A link to the current page in one version. */
  Pick: ComponentType<Anchor & { version: string; href: string; pattern?: string }>;
};

/** The views of versions, if the site has several. */
export function findVersionViews(features: readonly ServerPart[]): VersionViews | undefined {
  return features.find(({ versions }) => versions)?.versions;
}

/** The views of languages. */
export type LanguageViews = {
  /** The tags of a page's head about other languages, by the page's href, and the languages that lack the page. */
  describe: (href: string) => { tags: NonNullable<PageMeta['head']>; missing: string };
  /** A link to the current page in a language. */
  Pick: ComponentType<Anchor & { language: string; href: string }>;
  /** The text of a page that isn't translated, which says so. */
  Original: ComponentType<{ children: ReactNode }>;
};

/** The views of languages, if the site has several. */
export function findLanguageViews(features: readonly ServerPart[]): LanguageViews | undefined {
  return features.find(({ languages }) => languages)?.languages;
}

/** What a feature adds to pages and outputs: the constant `server` of its `server.tsx`. */
export type ServerPart = {
  feature: FeatureName;
  /** The content of its page. */
  View?: ComponentType;
  /** Elements in the head of every page. */
  Head?: ComponentType;
  /** Its navbar item: where `site.config.ts` has it, otherwise at the end. */
  NavbarItem?: ComponentType;
  /** A link on the not-found page; `query` is the parameter for the words of the address. */
  notFoundLink?: { label: string; path: string; query?: string };
  /** The picture above the text of that page. */
  NotFoundMark?: ComponentType;
  /** Shown beside a post's date in lists. */
  PostNote?: ComponentType<PostNoteProps>;
  /** Shown before the text of a post on its page, by the post's href. */
  PostStart?: ComponentType<{ href: string }>;
  /** What a site with several versions of the docs shows of them. */
  versions?: VersionViews;
  /** What a site with several languages shows of them. */
  languages?: LanguageViews;
  showHome?: () => Promise<HomeShow>;
  /** The picture for link previews of a page without one of its own, by the page's href. */
  imageOf?: (href: string) => PageImage | undefined;
  /** Creates the text of a file that the feature's table lists, by its kind. */
  makeFile?: (kind: string, path: string) => string | Promise<string>;
  /** Finds the first proven code of a page, in the page's Markdown copy. */
  findProven?: (markdown: string) => string | undefined;
  /** The kinds of files that `writeFiles` writes in a build. */
  writesKinds?: readonly string[];
  /** The HTML files that have a policy of their own. */
  ownPolicies?: readonly string[];
  /** Writes the files that only a build makes. */
  writeFiles?: (host: RenderHost) => Promise<void>;
  /** Modules that browsers load on demand, as paths from the root: pages name their scripts. */
  late?: readonly string[];
  /** Other hosts that every page may connect to. */
  connectTo?: readonly string[];
};

/**
 * A picture that a feature drew for link previews of a page.
 * @param href the page's href, with base path
 */
export function findPageImage(
  features: readonly ServerPart[],
  href: string,
): PageImage | undefined {
  return features.flatMap(({ imageOf }) => imageOf?.(href) ?? [])[0];
}
