import type { FeatureName } from '../features/fields.ts';
import type { LinkAttributes } from '../site/link-attributes.ts';

/** A link of a docs sidebar, a category that holds more of them, or where some are left out. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml | { type: 'gap' };

/** HTML as `site.config.ts` has it. */
export type SidebarHtml = {
  type: 'html';
  value: string;
  /** Whether it looks like a link. */
  defaultStyle?: boolean;
  className?: string;
};

export type SidebarLink = {
  type: 'link';
  label: string;
  /** With base path and trailing slash, percent-encoded; or an external address. */
  href: string;
  /** True for the link to the page that is shown. */
  current: boolean;
  /** True where links below it, or beside it, stand in the sidebar of its page alone. */
  leftOut?: boolean;
  className?: string;
};

export type SidebarCategory = {
  type: 'category';
  label: string;
  /** The category's own page, where it has one. */
  href?: string;
  current: boolean;
  /** Open when it holds the current page or is configured so. */
  open: boolean;
  /** True where its links stand in the sidebars of its pages alone, and one of them here. */
  leftOut: boolean;
  /** False for one that cannot be closed. */
  collapsible: boolean;
  className?: string;
  items: SidebarItem[];
};

/** An item of a category on the category's own page. */
export type Card = {
  title: string;
  href: string;
  kind: 'doc' | 'category' | 'link';
  /** Its own, or how many items a category has. */
  description?: string;
};

/** One heading in the table of contents, with the deeper ones below it. */
export type TocItem = { id: string; text: string; children: TocItem[] };

/** A step of the breadcrumbs; the last one and page-less categories have no href. */
export type Breadcrumb = { label: string; href?: string };

/** The page before or after this one. */
export type Neighbour = { label: string; href: string };

/** How a page of a sidebar is called beside others, and where it is; by doc id, or by route. */
export type PageLookup = (key: string) => Neighbour | undefined;

/** What an item of the navbar is called: HTML in the place of the label, where there is some. */
export type NavName = { label: string; html?: string };

/** A link of the navbar, ready to print. */
export type NavLink = NavName & {
  kind: 'link';
  href: string;
  external: boolean;
  icon?: 'github';
  className?: string;
  /** What its element has beside that. */
  attributes?: LinkAttributes;
  /** The section that it leads into, whose pages mark it: the id of a `PageSection`. */
  section?: string;
  /** Where it leads into none: what the paths of pages that mark it look like. */
  pattern?: string;
  /** The name of the docs version that a press on it prefers. */
  version?: string;
};

type NavHtml = { kind: 'html'; html: string; className?: string };

/** What a dropdown may hold. */
export type NavItem = NavLink | NavHtml;

export type NavDropdown = NavName & {
  kind: 'dropdown';
  /** What it is called in the menu of small screens, where that is another name. */
  menuLabel?: string;
  icon?: 'language';
  className?: string;
  /** True where a link of it to the open page does not mark it. */
  isUnmarked?: boolean;
  items: NavItem[];
};

/** Words with a drawing: what there is no other choice of. */
type NavText = { kind: 'text'; label: string; icon: 'language'; className?: string };

export type NavEntry = NavItem | NavDropdown | NavText | { kind: 'feature'; feature: FeatureName };

export type NavbarView = Record<'left' | 'right', NavEntry[]>;
