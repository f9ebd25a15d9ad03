import { site } from '../config/site.ts';

/** The navbar's background in each mode, same as `--sx-surface`: for the browser's own bar. */
const grounds = { light: 'oklch(0.995 0.002 345)', dark: 'oklch(0.195 0.011 335)' };

/** Sets the browser's colours before it reads a style sheet; scripts update them. */
export function ColorModeMeta() {
  const { default: siteMode, respectSystem } = site.colorMode;
  const mediaOf = (mode: 'light' | 'dark') => {
    if (respectSystem) return `(prefers-color-scheme: ${mode})`;
    return mode === siteMode ? 'all' : 'not all';
  };
  return (
    <>
      <meta name="color-scheme" content={respectSystem ? 'light dark' : siteMode} />
      {(['light', 'dark'] as const).map((mode) => (
        <meta
          key={mode}
          name="theme-color"
          content={grounds[mode]}
          media={mediaOf(mode)}
          data-mode={mode}
          suppressHydrationWarning
        />
      ))}
    </>
  );
}
