'use client';

import { Component, type ReactNode } from 'react';
import { useRouter } from 'waku';
import { CrashPage } from './crash-page.tsx';
import { leavePage } from './navigation.ts';

type CrashBoundaryProps = {
  /** Whether what threw is left out, and the page goes on without it. */
  quiet?: boolean;
  children: ReactNode;
};

/** Keeps what throws in it from taking the page away; another page is shown as if nothing was. */
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
    // What translates pages, as other extensions do, moves nodes that React wants to remove.
    if (error instanceof DOMException) void leavePage(error);
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
