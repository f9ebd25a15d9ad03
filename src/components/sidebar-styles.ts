import * as stylex from '@stylexjs/stylex';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';

/** The link to the open page. */
const current = ':is([aria-current])';

/** Shared by what stands in the left column: the docs sidebar and the recent posts. */
export const sidebarStyles = stylex.create({
  list: { display: 'grid', gap: '1px' },
  nested: {
    marginBlock: '1px 0.5rem',
    marginInlineStart: '0.75rem',
    paddingInlineStart: '0.5rem',
    borderInlineStartWidth: 1,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens['--sx-border'],
  },
  title: {
    paddingInline: '0.75rem',
    marginBlockEnd: '0.5rem',
    fontSize: tokens['--sx-size-small'],
    fontWeight: 650,
  },
  link: {
    display: 'block',
    paddingBlock: { default: '0.3125rem', [media.small]: '0.625rem' },
    paddingInline: '0.75rem',
    borderRadius: tokens['--sx-radius'],
    color: {
      default: tokens['--sx-text-muted'],
      ':hover': tokens['--sx-text'],
      [current]: tokens['--sx-text'],
    },
    backgroundColor: {
      default: 'transparent',
      ':hover': tokens['--sx-surface-hover'],
      [current]: tokens['--sx-accent-soft'],
    },
    // A straight marker: a rounded corner would bend it.
    borderStartStartRadius: { default: null, [current]: 0 },
    borderEndStartRadius: { default: null, [current]: 0 },
    boxShadow: { default: null, [current]: `inset 2px 0 ${tokens['--sx-accent']}` },
    fontWeight: { default: null, [current]: 600 },
    fontSize: { default: '0.9rem', [media.small]: '1rem' },
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    hyphenateLimitChars: '14 6 5',
    textDecoration: 'none',
    outlineOffset: '-2px',
  },
  category: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: tokens['--sx-text'],
    fontWeight: 600,
    listStyle: 'none',
    userSelect: 'none',
  },
  linkedCategory: { position: 'relative' },
  /** Beside its button, which stands over its end. */
  linkedName: { paddingInlineEnd: { default: '2.125rem', [media.small]: '3rem' } },
  fold: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: { default: '2rem', [media.small]: '2.75rem' },
    height: { default: '1.9375rem', [media.small]: '2.75rem' },
    borderRadius: tokens['--sx-radius'],
    listStyle: 'none',
  },
});
