import * as stylex from '@stylexjs/stylex';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';

/** Styles that several parts of the shell and of lists share. */
export const shared = stylex.create({
  /** As wide as the shell. */
  shell: {
    maxWidth: tokens['--sx-page-width'],
    marginInline: 'auto',
    paddingInline: tokens['--sx-gutter'],
  },
  /** With a line above. */
  ruled: {
    borderBlockStartWidth: 1,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens['--sx-border'],
  },
  heading: { fontSize: tokens['--sx-size-h2'] },
  /** A link in a row, large enough for a finger. */
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: { default: '1.5rem', [media.touch]: '2.75rem' },
    minHeight: { default: '2rem', [media.touch]: '2.75rem' },
  },
  /** A number or a word, in the frame of `control`. */
  tile: {
    paddingInline: '0.5rem',
    color: tokens['--sx-text'],
    fontSize: tokens['--sx-size-tiny'],
    fontWeight: 400,
  },
  /** Of what is new, like the tiles of new declarations. */
  filled: {
    backgroundColor: { default: tokens['--sx-text-muted'], [media.forced]: 'CanvasText' },
    color: { default: tokens['--sx-surface-raised'], [media.forced]: 'Canvas' },
    forcedColorAdjust: { default: null, [media.forced]: 'none' },
  },
  /** Items at the two ends of a line. */
  ends: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  /** The border of fields and buttons. */
  control: {
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: { default: tokens['--sx-control-border'], ':hover': tokens['--sx-text-muted'] },
    borderRadius: tokens['--sx-radius'],
  },
});
