/** Declarations that compile to nothing, for the not-found page. */
export function NotFoundMark() {
  return (
    <p aria-hidden="true" className="atoms">
      <span className="atom tk-l">.x4 display: none</span>
      <span className="atom atom-new tk-h">.x0 content: none</span>
      <span className="atom tk-l">.x4 display: none</span>
    </p>
  );
}
