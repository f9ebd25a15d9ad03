import { Icon } from '../theme/icon.tsx';

/** The three states of the colour switch; the style sheet shows the one that is on. */
export function ColorModeIcons() {
  return (
    <>
      <span className="if-choice-light">
        <Icon name="sun" size={20} />
      </span>
      <span className="if-choice-dark">
        <Icon name="moon" size={20} />
      </span>
      <span className="if-choice-system">
        <Icon name="system" size={20} />
      </span>
    </>
  );
}
