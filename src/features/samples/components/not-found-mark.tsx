/** Declarations that come to nothing, for the page that does not exist. */
export function NotFoundMark() {
  return (
    <p aria-hidden="true" className="atoms">
      <span className="atom tk-l">.x4 display: none</span>
      <span className="atom atom-new tk-h">.x0 content: none</span>
      <span className="atom tk-l">.x4 display: none</span>
    </p>
  );
}
