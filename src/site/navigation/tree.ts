import type { LinkAttributes } from '../../config/link-attributes.ts';
import type { VersionChoice } from '../../config/page-version.ts';
import type { FeatureName } from '../../features/fields.ts';

/** An entry of a docs sidebar: a link, a category with further entries, or HTML. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml | { type: 'gap' };

/** HTML from `site.config.ts`. */
export type SidebarHtml = {
  type: 'html';
  value: string;
  /** Whether to style it like a link. */
  defaultStyle?: boolean;
  className?: string;
};

export type SidebarLink = {
  type: 'link';
  label: string;
  /** With base path and trailing slash, percent-encoded; or an external address. */
  href: string;
  /** True for the link to the current page. */
  current: boolean;
  /** True if links below or beside it are only in the sidebar of its page. */
  leftOut?: boolean;
  className?: string;
};

export type SidebarCategory = {
  type: 'category';
  label: string;
  /** The category's own page, if it has one. */
  href?: string;
  current: boolean;
  /** Open if it contains the current page, or by configuration. */
  open: boolean;
  /** True if its links are only in the sidebars of its pages, except for one. */
  leftOut: boolean;
  /** False for one that can't be closed. */
  collapsible: boolean;
  className?: string;
  items: SidebarItem[];
};

/** An item of a category on the category's own page. */
export type Card = {
  title: string;
  href: string;
  kind: 'doc' | 'category' | 'link';
  /** The item's description, or the number of items of a category. */
  description?: string;
};

/** A heading in the table of contents, with the deeper ones below it. */
export type TocItem = { id: string; text: string; children: TocItem[] };

/** A breadcrumb; the last one and categories without a page have no href. */
export type Breadcrumb = { label: string; href?: string };

/** The previous or next page. */
export type Neighbour = { label: string; href: string };

/** The label and address of a page in a sidebar; by doc id, or by route. */
export type PageLookup = (key: string) => Neighbour | undefined;

/** The label of a navbar item, or the HTML that replaces it. */
export type NavName = { label: string; html?: string };

/** A navbar link, ready to render. */
export type NavLink = NavName & {
  kind: 'link';
  href: string;
  external: boolean;
  icon?: 'github';
  className?: string;
  /** Further attributes of its element. */
  attributes?: LinkAttributes;
  /** The section that it leads to, whose pages mark it: the id of a `PageSection`. */
  section?: string;
  /** If it leads to no section: a pattern for the paths of pages that mark it. */
  pattern?: string;
  /** The name of the docs version that a press on it selects. */
  version?: string;
  /** The code of the language in which it leads to the current page. */
  language?: string;
  /** If there are several versions: where it leads in each that has it. */
  choices?: readonly VersionChoice[];
};

type NavHtml = { kind: 'html'; html: string; className?: string };

/** An item that a dropdown may contain. */
export type NavItem = NavLink | NavHtml;

export type DropdownItem = NavName & {
  kind: 'dropdown';
  /** Its label in the mobile menu, if that differs. */
  menuLabel?: string;
  icon?: 'language';
  className?: string;
  /** The labels of the versions, of which it shows that of the version that the visitor reads. */
  choices?: readonly Pick<VersionChoice, 'version' | 'label'>[];
  /** True if a link in it to the current page doesn't mark it. */
  isUnmarked?: boolean;
  items: NavItem[];
};

/** A label with an icon, for something without alternatives. */
type NavText = { kind: 'text'; label: string; icon: 'language'; className?: string };

export type NavEntry = NavItem | DropdownItem | NavText | { kind: 'feature'; feature: FeatureName };

export type NavbarView = Record<'left' | 'right', NavEntry[]>;
