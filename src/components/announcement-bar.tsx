import * as stylex from '@stylexjs/stylex';
import { site } from '../config/site.ts';
import { Html } from '../islands/trusted-html.tsx';
import { textFor } from '../texts/text.ts';
import { Icon } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';

/**
 * The site's announcement above the navbar. Every page contains it; the script before the first paint hides it.
 */
export function AnnouncementBar() {
  const { announcementBar: bar } = site;
  if (!bar) return null;
  const { backgroundColor, textColor: color } = bar;
  return (
    <section
      aria-label={textFor('shell.announcement')}
      data-announcement
      data-no-print
      style={backgroundColor || color ? { backgroundColor, color } : undefined}
      {...stylex.props(styles.bar)}
    >
      <Html
        as="div"
        html={bar.content}
        {...withClass('announcement-text', stylex.props(styles.text))}
      />
      {bar.isCloseable && (
        <button
          type="button"
          aria-label={textFor('theme.AnnouncementBar.closeButtonAriaLabel')}
          data-part
          data-announcement-close
          {...withClass('announcement-close', stylex.props(styles.close))}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </section>
  );
}

const styles = stylex.create({
  bar: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '30px',
    backgroundColor: tokens['--sx-accent-soft'],
    color: tokens['--sx-text'],
    fontSize: tokens['--sx-size-ui'],
    lineHeight: 1.4,
  },
  text: { flexGrow: 1, minWidth: 0, padding: '0.25rem 1rem', textAlign: 'center' },
  close: {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: { default: '2.75rem', [media.desktop]: '2.25rem' },
    height: { default: '2.75rem', [media.desktop]: '30px' },
    padding: 0,
    borderWidth: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
  },
});
