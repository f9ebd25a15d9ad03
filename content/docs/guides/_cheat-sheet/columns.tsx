import type { ReactNode } from 'react';

/**
 * As many columns as there is room for, filled one after the other. In wide windows they take the place of the
 * contents, too, which this page is without: a product with 999 makes a step of the window's width.
 */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      columnGap: '2.5rem',
      columnWidth: '25rem',
      fontSize: 'var(--sx-size-ui)',
      maxWidth: 'none',
      marginInlineEnd: 'calc(-1 * clamp(0px, (100vw - 79.9rem) * 999, min(17rem, 21.25vw)))',
    }}
  >
    {children}
  </div>
);

/** What stays together. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div
    className="prose"
    style={{ breakInside: 'avoid', fontSize: 'inherit', marginBlockEnd: '1.75rem' }}
  >
    {children}
  </div>
);
