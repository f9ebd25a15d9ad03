import * as stylex from '@stylexjs/stylex';
import { site } from '../config/site.ts';
import { textFor } from '../texts/text.ts';
import { Icon } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';

/** The buttons that hide and show the docs sidebar, if the site has them. */
export function SidebarSwitch() {
  if (!site.docs.hideableSidebar) return null;
  return (
    <>
      <SwitchButton
        label={textFor('theme.docs.sidebar.collapseButtonTitle')}
        name="sidebar-collapse"
        icon="previous"
      />
      <SwitchButton
        label={textFor('theme.docs.sidebar.expandButtonTitle')}
        name="sidebar-expand"
        icon="next"
      />
    </>
  );
}

type SwitchButtonProps = { label: string; name: string; icon: 'previous' | 'next' };

function SwitchButton({ label, name, icon }: SwitchButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-part
      data-sidebar-switch
      {...withClass(name, stylex.props(styles.button))}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

const styles = stylex.create({
  button: {
    display: { default: 'none', [media.desktop]: 'grid' },
    placeItems: 'center',
    width: '100%',
    minHeight: '2.25rem',
    marginBlockStart: '1rem',
    padding: 0,
    borderWidth: 0,
    borderRadius: tokens['--sx-radius'],
    backgroundColor: {
      default: tokens['--sx-surface-sunken'],
      ':hover': tokens['--sx-surface-hover'],
    },
    color: tokens['--sx-text-muted'],
  },
});
