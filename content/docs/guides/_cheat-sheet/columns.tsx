import type { ReactNode } from 'react';

/** The place of the contents, which this page is without: a product with 999 makes a step of the window's width. */
const besides =
  'clamp(0px, (100vw - 62.3rem) * 999, 12.75rem) + clamp(0px, (100vw - 79.9rem) * 999, 4.25rem)';

/** As many columns as there is room for, filled one after the other. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      columnGap: '2.5rem',
      columnWidth: '22rem',
      fontSize: 'var(--sx-size-ui)',
      maxWidth: 'none',
      marginInlineEnd: `calc(-1 * (${besides}))`,
    }}
  >
    {children}
  </div>
);

type ColumnProps = { children: ReactNode; isFirst?: boolean };

/** What stays together; not the first part, for which there may be too little room on a printed page. */
export const Column = ({ children, isFirst = false }: ColumnProps) => (
  <div
    className="prose"
    style={{
      breakInside: isFirst ? 'auto' : 'avoid',
      fontSize: 'inherit',
      marginBlockEnd: '1.75rem',
    }}
  >
    {children}
  </div>
);
