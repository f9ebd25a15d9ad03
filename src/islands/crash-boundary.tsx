'use client';

import { Component, type ReactNode, useLayoutEffect } from 'react';
import { useRouter } from 'waku';
import { adoptStyles } from '../boot/adopt-styles.ts';
import { textFor } from '../texts/text.ts';
import crashCss from '../theme/crash.css?inline';
import { loadInBrowser } from './navigation.ts';
import { useSection } from './section-state.ts';
import { useSiteFacts } from './site-facts.tsx';

type CrashBoundaryProps = {
  /** Whether to leave out what threw, and show the page without it. */
  quiet?: boolean;
  children: ReactNode;
};

/** Contains errors, so that they don't remove the page; another page is shown normally. */
export function CrashBoundary(props: CrashBoundaryProps) {
  const { path } = useRouter();
  return <Boundary path={path} {...props} />;
}

type State = { crash?: { error: unknown } };

class Boundary extends Component<CrashBoundaryProps & { path: string }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    // Translators and other extensions move nodes that React wants to remove.
    if (error instanceof DOMException) void loadInBrowser(error);
  }

  override componentDidUpdate({ path }: { path: string }): void {
    if (this.state.crash && path !== this.props.path) this.retry();
  }

  retry = () => this.setState({ crash: undefined });

  override render(): ReactNode {
    const { quiet, children } = this.props;
    const { crash } = this.state;
    if (!crash) return children;
    return quiet ? null : <CrashPage error={crash.error} retry={this.retry} />;
  }
}

/** Shown instead of a page that threw: the messages of the error and of its causes. */
function CrashPage({ error, retry }: { error: unknown; retry: () => void }) {
  const { title, titleDelimiter } = useSiteFacts();
  useLayoutEffect(() => adoptStyles(crashCss), []);
  return (
    <main id="main" tabIndex={-1} className="crash" data-section={useSection()}>
      <title>{`${textFor('shell.crash.pageTitle')} ${titleDelimiter} ${title}`}</title>
      <div className="prose" role="alert">
        <h1 tabIndex={-1} ref={focus}>
          {textFor('theme.ErrorPageContent.title')}
        </h1>
        <p className="crash-causes">
          {listCauses(error).join(`\n\n${textFor('shell.crash.cause')}\n`)}
        </p>
        <p className="crash-ways">
          <button type="button" onClick={retry}>
            {textFor('theme.ErrorPageContent.tryAgain')}
          </button>
          <a href={import.meta.env.BASE_URL}>{textFor('shell.goHome')}</a>
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
