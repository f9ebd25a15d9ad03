'use client';

import * as stylex from '@stylexjs/stylex';
import type { Breadcrumb } from '../navigation/tree.ts';
import { Icon } from '../theme/icon.tsx';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { useSiteFacts } from './site-facts.tsx';

/** The way from the home page to this one; the last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: Breadcrumb[] }) {
  const { home } = useSiteFacts();
  if (steps.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" data-no-print>
      <ol {...withClass('breadcrumbs', stylex.props(styles.list))}>
        <li {...stylex.props(styles.step)}>
          <a href={home} aria-label="Home page" {...stylex.props(styles.link)}>
            <Icon name="home" size={15} />
          </a>
        </li>
        {steps.map((step, place) => (
          <li key={step.label} {...stylex.props(styles.step)}>
            <span {...stylex.props(styles.mark)}>
              <Icon name="chevron" size={11} />
            </span>
            <Step step={step} last={place === steps.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ step, last }: { step: Breadcrumb; last: boolean }) {
  if (step.href && !last) {
    return (
      <a href={step.href} {...stylex.props(styles.link)}>
        {step.label}
      </a>
    );
  }
  return (
    <span aria-current={last ? 'location' : undefined} {...stylex.props(last && styles.last)}>
      {step.label}
    </span>
  );
}

const styles = stylex.create({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-tiny'],
  },
  step: { display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' },
  mark: { marginInline: '0.4rem' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: '1.5rem',
    minHeight: '1.5rem',
    color: { default: tokens['--sx-text-muted'], ':hover': tokens['--sx-text'] },
    textDecoration: { default: 'none', ':hover': 'underline' },
  },
  last: { color: tokens['--sx-text'] },
});
