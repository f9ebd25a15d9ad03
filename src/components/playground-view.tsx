import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';

/** The playground's page: one component and what the compiler makes of it, where there is one. */
export function PlaygroundView({ sample }: { sample?: ReactNode }) {
  return (
    <>
      <header {...withClass('prose', stylex.props(styles.head))}>
        <h1>Playground</h1>
        <p {...stylex.props(styles.lead)}>
          {sample
            ? 'A component, the atomic rules that the compiler made of it when this page was built, and the component itself. Point at a line to see the rule that it became.'
            : 'This site has no sample to show.'}
        </p>
      </header>
      {sample}
    </>
  );
}

const styles = stylex.create({
  head: { marginBlockEnd: '2rem' },
  lead: { marginBlockStart: '0.75rem', color: tokens['--sx-text-muted'] },
});
