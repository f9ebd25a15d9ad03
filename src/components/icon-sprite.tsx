import { admonitionIcons } from '../theme/admonition-icons.ts';
import { iconOutlines } from '../theme/icon.tsx';

/** All drawings, once in the document: what shows one of them names it. */
export function IconSprite() {
  return (
    <svg className="icon-sprite" width="0" height="0" aria-hidden="true">
      {Object.entries({ ...iconOutlines, ...admonitionIcons }).map(([name, outline]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={outline} />
        </symbol>
      ))}
    </svg>
  );
}
