import type { ReactNode } from 'react';
import type { PageMeta, Shell } from '../collections/page.ts';
import { PageHead } from './page-head.tsx';
import { PageShell } from './page-shell.tsx';

/** A whole page: its head, and its content in the shell. */
export function Page({ meta, shell, children }: PageProps) {
  return (
    <>
      <PageHead meta={meta} />
      <PageShell shell={shell} path={meta.path}>
        {children}
      </PageShell>
    </>
  );
}

type PageProps = { meta: PageMeta; shell: Shell; children: ReactNode };
