'use client';

import { Component, type ReactNode } from 'react';
import { useRouter } from 'waku';
import { CrashPage } from './crash-page.tsx';
import { loadInBrowser } from './navigation.ts';

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
