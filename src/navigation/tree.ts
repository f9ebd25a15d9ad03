/** A link of a docs sidebar, a category that holds more of them, or where some are left out. */
export type SidebarItem = SidebarLink | SidebarCategory | { type: 'gap' };

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

/** A navbar or footer link, ready to print. */
export type NavLink = {
  label: string;
  href: string;
  external: boolean;
  icon?: 'github';
  /** The section that it leads into, whose pages mark it: the id of a `PageSection`. */
  section?: string;
};

export type NavbarView = Record<'left' | 'right', NavLink[]>;
