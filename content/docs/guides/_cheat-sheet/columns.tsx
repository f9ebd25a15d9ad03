import type { ReactNode } from 'react';

/**
 * Two columns where there is room. In wide windows they take the place of the contents, too, which this page is
 * without: a product with 999 makes a step of the window's width.
 */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(25rem, 100%), 1fr))',
      gap: '2.5rem',
      maxWidth: 'none',
      marginInlineEnd: 'calc(-1 * clamp(0px, (100vw - 79.9rem) * 999, min(17rem, 21.25vw)))',
    }}
  >
    {children}
  </div>
);

export const Column = ({ children }: { children: ReactNode }) => (
  <div className="prose">{children}</div>
);
