import type { ReactNode } from 'react';
export function HomeView({ demo }: { home: unknown; demo: ReactNode }) {
  return (
    <>
      <h1>StyleX</h1>
      {demo}
    </>
  );
}
