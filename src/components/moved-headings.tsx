import type { MovedHeading } from '../collections/moved-headings.ts';
import { withClass } from '../theme/with-class.ts';
import { Admonition } from './admonition.tsx';

/** Leads on from headings that were once here; each shows only where an address asks for it. */
export function MovedHeadings({ moved = [] }: { moved?: readonly MovedHeading[] | undefined }) {
  return moved.map(({ id, href, label }) => (
    <div
      key={id}
      id={id}
      data-no-print=""
      data-no-markdown=""
      {...withClass('prose moved-heading', {})}
    >
      <Admonition type="info" title="Moved">
        <p>
          This section is now at <a href={href}>{label}</a>.
        </p>
      </Admonition>
    </div>
  ));
}
