import type { CSSProperties } from 'react';
import type {} from '../dev/vite-content.ts';

const style: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  zIndex: 99,
  margin: '0.5rem',
  padding: '0.4rem 0.7rem',
  maxWidth: 'calc(100vw - 1rem)',
  borderRadius: '0.4rem',
  font: '0.75rem/1.5 monospace',
  color: 'white',
  background: '#a01530',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
};

/** In dev: lists the places of errors in other pages, on a page without errors. */
export async function DevNotice() {
  const places = (await globalThis.__SITE_ERROR_PLACES__?.()) ?? [];
  if (places.length === 0) return null;
  return (
    <p role="status" data-dev-notice data-no-print style={style}>
      Errors on other pages: {places.join(', ')}
    </p>
  );
}
