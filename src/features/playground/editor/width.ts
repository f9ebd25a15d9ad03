/** How many parts of the playground there is room for beside each other: one, two or three. */
export type Width = 'narrow' | 'medium' | 'wide';

/** Follows the width of the window, by the bounds that the style sheet has. */
export function watchWidth() {
  const narrow = window.matchMedia('(max-width: 768px)');
  const wide = window.matchMedia('(min-width: 1200px)');
  const ends = new AbortController();
  return {
    now: (): Width => (narrow.matches ? 'narrow' : wide.matches ? 'wide' : 'medium'),
    follow: (onChange: () => void) => {
      for (const query of [narrow, wide]) {
        query.addEventListener('change', onChange, { signal: ends.signal });
      }
    },
    stop: () => ends.abort(),
  };
}
