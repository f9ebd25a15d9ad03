import type { ComponentType, ReactNode } from 'react';
import type { FeatureName } from '../features/fields.ts';
import type { PageImage } from '../site/page-meta.ts';
import type { RenderHost } from './render-host.ts';

/** What the home page shows of the code that `site.config.ts` names for it. */
export type HomeShow = {
  demo?: ReactNode;
  /** What proves each section, as finished HTML. */
  proofs: readonly (string | undefined)[];
};

/** What a feature adds to pages and outputs: the constant `server` of its `server.tsx`. */
export type ServerPart = {
  feature: FeatureName;
  /** What its page shows. */
  View?: ComponentType;
  /** In the head of every page. */
  Head?: ComponentType;
  /** Its item of the navbar: where `site.config.ts` puts it, else at the end. */
  NavbarItem?: ComponentType;
  /** A way on for visitors of a page that does not exist; `query` is the parameter that takes its words. */
  notFoundLink?: { label: string; path: string; query?: string };
  /** What stands above the text of that page. */
  NotFoundMark?: ComponentType;
  /** Beside the beginning of a post in lists, below its date, by the post's href. */
  PostNote?: ComponentType<{ href: string }>;
  /** Before the text of a post on its page, by the post's href. */
  PostStart?: ComponentType<{ href: string }>;
  showHome?: () => Promise<HomeShow>;
  /** The picture for link previews of a page that has none of its own, by the page's href. */
  imageOf?: (href: string) => PageImage | undefined;
  /** The text of a file that the feature's table lists, by its kind. */
  makeFile?: (kind: string, path: string) => string;
  /** The first code of a page that a build has proven, from the page's Markdown copy. */
  findProven?: (markdown: string) => string | undefined;
  /** Kinds of files that `writeFiles` writes in a build. */
  writesKinds?: readonly string[];
  /** HTML files that have a policy of their own. */
  ownPolicies?: readonly string[];
  /** Writes what else a build makes. */
  writeFiles?: (host: RenderHost) => Promise<void>;
  /** Other hosts that every page may connect to. */
  connectTo?: readonly string[];
};
