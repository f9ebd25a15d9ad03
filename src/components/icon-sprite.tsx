import { iconOutlines } from '../theme/icon.tsx';

/** All drawings of the shell, once in the document: what shows one of them names it. */
export function IconSprite() {
  return (
    <svg className="icon-sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(iconOutlines).map(([name, outline]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={outline} />
        </symbol>
      ))}
    </svg>
  );
}
