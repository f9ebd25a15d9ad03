import * as stylex from '@stylexjs/stylex';
import { tokens } from '../theme/tokens.stylex.ts';
import type { CountedPart } from './demo-parts.ts';
import { shared } from './shared-styles.ts';

/** What has been declared so far, and what the style sheet holds for it. */
export function DemoCount({ part: { total } }: { part: CountedPart }) {
  const share = total.declarations > 0 ? (100 * total.rules) / total.declarations : 0;
  return (
    <div {...stylex.props(shared.ruled, styles.count)}>
      <p {...stylex.props(styles.sentence)}>
        <strong>{total.declarations}</strong> declarations <span aria-hidden="true">→</span>
        <span className="visually-hidden"> became </span> <strong>{total.rules}</strong> atomic
        rules, <strong>{total.bytes}</strong> bytes
      </p>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="demo-bar">
        <rect width="100" height="2" className="demo-bar-ground" />
        <rect width={share.toFixed(1)} height="2" className="demo-bar-value" />
      </svg>
    </div>
  );
}

const styles = stylex.create({
  count: {
    paddingBlock: '0.75rem 1rem',
    paddingInline: '1rem',
    fontVariantNumeric: 'tabular-nums',
  },
  sentence: { marginBlockEnd: '0.5rem', fontSize: tokens['--sx-size-ui'] },
});
