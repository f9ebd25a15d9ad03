import * as stylex from '@stylexjs/stylex';
import type { ComponentType } from 'react';
import type { Demo } from '../compile/compile-demo.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { DemoCount } from './demo-count.tsx';
import { type CountedPart, countParts } from './demo-parts.ts';
import { DemoRules } from './demo-rules.tsx';
import { DemoSource } from './demo-source.tsx';

type HomeDemoProps = { demo: Demo; components: ComponentType[] };

/**
 * Components, the atomic rules that they became, and the components themselves; pointing at a line
 * lights its rule, and the other way round, by the style sheet alone.
 */
export function HomeDemo({ demo, components }: HomeDemoProps) {
  return (
    <div {...withClass('demo', stylex.props(styles.parts))}>
      {countParts(demo).map((part, place) => (
        <Part key={part.file} part={part} Preview={components[place]} />
      ))}
    </div>
  );
}

function Part({ part, Preview }: { part: CountedPart; Preview: ComponentType | undefined }) {
  return (
    <section aria-label={part.file} className="demo-part">
      <DemoSource part={part} />
      <div className="demo-result">
        <DemoRules part={part} />
        {Preview && (
          <div className="demo-previews">
            <Stage mode="light" Preview={Preview} />
            <Stage mode="dark" Preview={Preview} />
          </div>
        )}
        <DemoCount part={part} />
      </div>
    </section>
  );
}

/** The component itself on the ground of one colour mode. */
function Stage({ mode, Preview }: { mode: 'light' | 'dark'; Preview: ComponentType }) {
  return (
    <div {...stylex.props(styles.stage, mode === 'light' ? styles.light : styles.dark)}>
      <span {...stylex.props(styles.mode)}>{mode === 'light' ? 'Light' : 'Dark'}</span>
      <div {...stylex.props(styles.shown)}>
        <Preview />
      </div>
    </div>
  );
}

const styles = stylex.create({
  parts: { display: 'grid', gap: '2.5rem' },
  stage: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: '0.5rem',
    minHeight: '7rem',
    padding: '0.625rem 0.875rem 1.25rem',
    backgroundColor: tokens['--sx-surface'],
    color: tokens['--sx-text'],
  },
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  mode: { color: tokens['--sx-text-muted'], fontSize: tokens['--sx-size-tiny'] },
  shown: { display: 'grid', placeItems: 'center', minWidth: 0 },
});
