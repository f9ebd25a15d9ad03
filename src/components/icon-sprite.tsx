import { type IconName, iconOutlines, solidIcons } from '../theme/icon.tsx';

const solid = { fill: 'currentColor', stroke: 'none' };

/**
 * The icons of the shell, once in the document; uses refer to them by name.
 * @param without the icons that this site never shows
 */
export function IconSprite({ without }: { without: readonly IconName[] }) {
  const shown = Object.entries(iconOutlines).filter(
    ([name]) => !without.some((unused) => unused === name),
  );
  return (
    <svg className="icon-sprite" width="0" height="0" aria-hidden="true">
      {shown.map(([name, outline]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={outline} {...(solidIcons.has(name) && solid)} />
        </symbol>
      ))}
    </svg>
  );
}
