import { site } from '../config/site.ts';
import { ColorModeToggle } from '../islands/color-mode-toggle.tsx';
import { Icon } from '../theme/icon.tsx';

/**
 * The colour switch with the icons of its states; the style sheet shows the current one. Nothing if the site has
 * no switch.
 */
export function ColorModeSwitch() {
  const { default: siteMode, disableSwitch, respectSystem } = site.colorMode;
  if (disableSwitch) return null;
  return (
    <ColorModeToggle initial={respectSystem ? 'system' : siteMode}>
      <span className="if-choice-light">
        <Icon name="sun" size={20} />
      </span>
      <span className="if-choice-dark">
        <Icon name="moon" size={20} />
      </span>
      <span className="if-choice-system">
        <Icon name="system" size={20} />
      </span>
    </ColorModeToggle>
  );
}
