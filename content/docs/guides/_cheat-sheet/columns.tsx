import type { ReactNode } from 'react';
import sheet from './columns.css?url';

type Props = { children: ReactNode };

/** A style sheet of its own: what an import would add to each page, only this one links. */
export const Columns = ({ children }: Props) => (
  <div className="cheat-columns">
    <link rel="stylesheet" href={sheet} precedence="site" />
    {children}
  </div>
);

export const Column = ({ children }: Props) => <div className="prose cheat-column">{children}</div>;
