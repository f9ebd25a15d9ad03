import type { ReactNode } from 'react';
import { admonitionIcons, admonitionTitle, classesOf, kindOf } from '../theme/admonition-icons.ts';

type AdmonitionProps = { type?: string; title?: ReactNode; icon?: ReactNode; children?: ReactNode };

/** The result of `:::note` as a component, for titles with markup. */
export function Admonition({ type = 'note', title, icon, children }: AdmonitionProps) {
  const kind = kindOf(type);
  const label = title ?? admonitionTitle(type);
  return (
    <aside
      className={['admonition', ...classesOf(type)].join(' ')}
      // Not a landmark: a page can have many, with one name.
      role="note"
      aria-label={typeof label === 'string' ? label : type}
    >
      <p className="admonition-heading">
        {icon ?? (
          <svg className="icon admonition-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={admonitionIcons[kind]} />
          </svg>
        )}
        {label}
      </p>
      <div className="admonition-content">{children}</div>
    </aside>
  );
}
