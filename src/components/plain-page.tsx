import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';

type PlainPageProps = {
  heading: ReactNode;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** A link beside the heading, to a related list. */
  aside?: ReactNode;
  /** Whether to use the width of the shell, for columns. */
  isWide?: boolean;
  children: ReactNode;
};

/** A page with lists or little text: a heading and the content below it, usually as wide as an article. */
export function PlainPage({ heading, lead, aside, isWide, children }: PlainPageProps) {
  return (
    <div {...stylex.props(styles.page, isWide && styles.wide)}>
      <header {...withClass('prose', stylex.props(styles.head))}>
        <h1>{heading}</h1>
        {lead && <p {...stylex.props(styles.lead)}>{lead}</p>}
        {aside && <p {...stylex.props(styles.aside)}>{aside}</p>}
      </header>
      {children}
    </div>
  );
}

const styles = stylex.create({
  page: { maxWidth: tokens['--sx-article-width'], paddingBlockStart: '0.5rem' },
  wide: { maxWidth: null },
  head: { marginBlockEnd: '1.75rem' },
  lead: { marginBlockStart: '0.75rem', color: tokens['--sx-text-muted'] },
  aside: { marginBlockStart: '0.75rem', fontSize: tokens['--sx-size-ui'] },
});
