import { useLayoutEffect } from 'react';
import { adoptStyles } from '../boot/adopt-styles.ts';
import crashCss from '../theme/crash.css?inline';
import { useSection } from './section-state.ts';
import { useSiteFacts } from './site-facts.tsx';

/** Shown instead of a page that threw: the messages of the error and of its causes. */
export function CrashPage({ error, retry }: { error: unknown; retry: () => void }) {
  const { title, titleDelimiter } = useSiteFacts();
  useLayoutEffect(() => adoptStyles(crashCss), []);
  return (
    <main id="main" tabIndex={-1} className="crash" data-section={useSection()}>
      <title>{`Page Error ${titleDelimiter} ${title}`}</title>
      <div className="prose" role="alert">
        <h1 tabIndex={-1} ref={focus}>
          This page crashed
        </h1>
        <p className="crash-causes">{listCauses(error).join('\n\nCause:\n')}</p>
        <p className="crash-ways">
          <button type="button" onClick={retry}>
            Try again
          </button>
          <a href={import.meta.env.BASE_URL}>Go to the home page</a>
        </p>
      </div>
    </main>
  );
}

function focus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** The messages of an error and of its causes; an error may be its own cause. */
function listCauses(error: unknown): string[] {
  const errors = new Set<unknown>();
  for (let next = error; next && !errors.has(next); ) {
    errors.add(next);
    next = next instanceof Error ? next.cause : undefined;
  }
  return [...errors].map((each) => (each instanceof Error ? each.message : String(each)));
}
