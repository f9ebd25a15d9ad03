import type { MovedHeading } from '../collections/moved-headings.ts';
import { withClass } from '../theme/with-class.ts';
import { Admonition } from './admonition.tsx';

/** Links to the new places of headings that used to be here; each is visible only if the address has its id. */
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
