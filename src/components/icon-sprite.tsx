import { type IconName, iconOutlines, solidIcons } from '../theme/icon.tsx';

const solid = { fill: 'currentColor', stroke: 'none' };

/**
 * The drawings of the shell, once in the document: what shows one of them names it.
 * @param without those that nothing on this site shows
 */
export function IconSprite({ without }: { without: readonly IconName[] }) {
  const shown = Object.entries(iconOutlines).filter(
    ([name]) => !without.some((one) => one === name),
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
