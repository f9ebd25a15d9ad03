/** How many parts of the playground fit side by side: one, two or three. */
export type Width = 'narrow' | 'medium' | 'wide';

/** Observes the width of the window, with the breakpoints of the style sheet. */
export function watchWidth() {
  const narrow = window.matchMedia('(max-width: 48em)');
  const wide = window.matchMedia('(min-width: 75em)');
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
