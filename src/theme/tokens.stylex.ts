import * as stylex from '@stylexjs/stylex';

/**
 * The site's design tokens by role. Names that start with `--` are kept as they are, so that `prose.css`, which
 * styles Markdown, uses the same variables as the components.
 * Each colour is a `light-dark()` pair: the first for a light page, the second for a dark one. Neutrals have a
 * trace of the accent's hue. On every surface that they are used on, the contrast of text is at least 7:1, that of
 * muted text, links, labels and tokens of code 4.5:1, and that of borders of controls 3:1.
 */
export const tokens = stylex.defineVars({
  '--sx-surface': 'light-dark(oklch(0.995 0.002 345), oklch(0.195 0.011 335))',
  '--sx-surface-raised': 'light-dark(oklch(1 0 0), oklch(0.24 0.014 335))',
  '--sx-surface-sunken': 'light-dark(oklch(0.971 0.005 345), oklch(0.166 0.01 335))',
  '--sx-surface-hover': 'light-dark(oklch(0.955 0.007 345), oklch(0.265 0.016 335))',
  '--sx-text': 'light-dark(oklch(0.245 0.02 340), oklch(0.925 0.008 340))',
  '--sx-text-muted': 'light-dark(oklch(0.46 0.02 340), oklch(0.755 0.016 340))',
  '--sx-border': 'light-dark(oklch(0.905 0.008 345), oklch(0.315 0.016 338))',
  '--sx-control-border': 'light-dark(oklch(0.6 0.018 340), oklch(0.57 0.02 338))',
  '--sx-accent': 'light-dark(oklch(0.515 0.2 358), oklch(0.8 0.12 358))',
  '--sx-accent-hover': 'light-dark(oklch(0.445 0.175 358), oklch(0.865 0.085 358))',
  /** Text on the accent colour. */
  '--sx-accent-text': 'light-dark(oklch(1 0 0), oklch(0.2 0.04 350))',
  /** A tinted background: the current page, a hovered line. */
  '--sx-accent-soft': 'light-dark(oklch(0.953 0.022 355), oklch(0.275 0.045 352))',
  /** Over a page behind a dialog or a menu. */
  '--sx-scrim': 'rgb(0 0 0 / 0.7)',
  '--sx-focus': 'light-dark(oklch(0.52 0.2 262), oklch(0.82 0.11 250))',
  '--sx-selection': 'light-dark(oklch(0.9 0.06 355), oklch(0.42 0.1 355))',

  '--sx-note': 'light-dark(oklch(0.475 0.11 290), oklch(0.8 0.095 295))',
  '--sx-tip': 'light-dark(oklch(0.475 0.115 155), oklch(0.82 0.125 158))',
  '--sx-info': 'light-dark(oklch(0.475 0.12 245), oklch(0.81 0.1 240))',
  '--sx-warning': 'light-dark(oklch(0.48 0.105 65), oklch(0.84 0.12 80))',
  '--sx-danger': 'light-dark(oklch(0.5 0.185 27), oklch(0.78 0.135 25))',

  /**
   * The seven roles of code: any two differ by at least 0.07 in OKLab, and each by 0.1 from the accent, so that no key
   * looks like a link. Functions are neutral and bold, comments muted.
   */
  '--sx-code-keyword': 'light-dark(oklch(0.45 0.17 285), oklch(0.76 0.125 286))',
  '--sx-code-string': 'light-dark(oklch(0.475 0.12 150), oklch(0.82 0.125 155))',
  /** Properties by subject. */
  '--sx-code-layout': 'light-dark(oklch(0.5 0.135 248), oklch(0.79 0.11 245))',
  '--sx-code-box': 'light-dark(oklch(0.49 0.082 204), oklch(0.84 0.09 200))',
  '--sx-code-color': 'light-dark(oklch(0.49 0.2 318), oklch(0.76 0.155 318))',
  '--sx-code-text': 'light-dark(oklch(0.49 0.1 95), oklch(0.87 0.12 98))',
  '--sx-code-motion': 'light-dark(oklch(0.5 0.135 42), oklch(0.79 0.12 52))',

  /** `--font-heading` and `--font-code` are the fonts that the site serves, if any. */
  '--sx-font-heading':
    "var(--font-heading, ui-sans-serif), ui-sans-serif, -apple-system, 'Segoe UI', Inter, Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, system-ui, sans-serif",
  '--sx-font-sans':
    "ui-sans-serif, -apple-system, 'Segoe UI', Inter, Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, system-ui, sans-serif",
  '--sx-font-mono':
    "var(--font-code, ui-monospace), ui-monospace, SFMono-Regular, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace",
  /** The scale: 13, 15, 17, 21, 27 and 44 px, and no other; code is 14 px, and 13 px where it is small. */
  '--sx-size-tiny': '0.8125rem',
  '--sx-size-small': '0.875rem',
  '--sx-size-ui': '0.9375rem',
  '--sx-size-body': '1.0625rem',
  '--sx-size-h3': { default: '1.3125rem', '@media (max-width: 600px)': '1.0625rem' },
  '--sx-size-h2': { default: '1.6875rem', '@media (max-width: 600px)': '1.3125rem' },
  '--sx-size-h1': { default: '2.75rem', '@media (max-width: 600px)': '1.6875rem' },
  '--sx-weight-heading': '750',

  '--sx-space-1': '0.25rem',
  '--sx-space-2': '0.5rem',
  '--sx-space-3': '0.75rem',
  '--sx-space-4': '1rem',
  '--sx-space-5': '1.5rem',
  '--sx-space-6': '2.5rem',
  '--sx-space-7': '4rem',

  '--sx-radius': '0.375rem',
  '--sx-radius-large': '0.625rem',
  '--sx-navbar-height': '3.75rem',
  /** The maximum width of the shell. */
  '--sx-page-width': '88rem',
  /** The width of code, tables and figures; a line of text is as wide as the measure, 62 to 74 characters. */
  '--sx-article-width': '48rem',
  '--sx-measure': '34.5rem',
  '--sx-gutter': {
    default: 'clamp(1rem, 4vw, 2rem)',
    '@media (min-width: 997px) and (max-width: 1120px)': '1.25rem',
  },
  '--sx-quick': '160ms',
});
