import * as stylex from '@stylexjs/stylex';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';

/** Links and buttons for the main actions of a page. */
export const actionStyles = stylex.create({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { default: 'row', '@media (max-width: 384px)': 'column' },
    gap: '0.75rem',
  },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: { default: '2.625rem', [media.touch]: '2.75rem' },
    paddingInline: '1.125rem',
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: { default: tokens['--sx-control-border'], ':hover': tokens['--sx-text-muted'] },
    borderRadius: tokens['--sx-radius'],
    color: { default: tokens['--sx-text'], ':hover': tokens['--sx-text'] },
    backgroundColor: { default: 'transparent', ':hover': tokens['--sx-surface-hover'] },
    fontSize: tokens['--sx-size-ui'],
    fontWeight: 650,
    textDecoration: 'none',
  },
  main: {
    borderColor: { default: tokens['--sx-accent'], ':hover': tokens['--sx-accent-hover'] },
    color: {
      default: tokens['--sx-accent-text'],
      ':hover': tokens['--sx-accent-text'],
      // Backgrounds aren't printed.
      [media.print]: tokens['--sx-accent'],
    },
    backgroundColor: {
      default: tokens['--sx-accent'],
      ':hover': tokens['--sx-accent-hover'],
      [media.print]: 'transparent',
    },
  },
});
