import { Admonition } from './admonition.tsx';

/** Says above a page that nothing leads to it. */
export function UnlistedNotice() {
  return (
    <div className="prose">
      <Admonition type="caution" title="Unlisted page">
        <p>Search engines leave this page out, and only who has its address finds it.</p>
      </Admonition>
    </div>
  );
}
