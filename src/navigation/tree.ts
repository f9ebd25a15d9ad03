/** A link of a docs sidebar, or a category that holds more of them. */
export type SidebarItem = SidebarLink | SidebarCategory;

export type SidebarLink = {
  type: 'link';
  label: string;
  /** With base path and trailing slash, percent-encoded; or an external address. */
  href: string;
  /** True for the link to the page that is shown. */
  current: boolean;
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
  /** False for one that cannot be closed. */
  collapsible: boolean;
  className?: string;
  items: SidebarItem[];
};

/** One heading in the table of contents, with the deeper ones below it. */
export type TocItem = { id: string; text: string; children: TocItem[] };

/** A step of the breadcrumbs; the last one and page-less categories have no href. */
export type Breadcrumb = { label: string; href?: string };

/** The page before or after this one. */
export type Neighbour = { label: string; href: string };

/** An item of a category on the category's own page. */
export type Card = {
  title: string;
  href: string;
  kind: 'doc' | 'category' | 'link';
  /** Its own, or how many items a category has. */
  description?: string;
};

/** A navbar or footer link, ready to print. */
export type NavLink = {
  type: 'link';
  label: string;
  href: string;
  external: boolean;
  icon?: 'github';
  /** `page` on the page itself, `true` on a page of its section. */
  current?: 'page' | 'true';
};

export type NavbarView = {
  left: NavLink[];
  right: NavLink[];
};
