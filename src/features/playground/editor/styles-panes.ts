/** Styles of the content of panes. */
export const paneStyles = `
.bar {
  flex: none;
  flex-wrap: wrap;
  justify-content: space-between;
  min-height: 3rem;
  padding: 0.375rem 0.75rem;
  border-block-end: 1px solid var(--sx-border);
}
.bar .space { flex: 1; }
.bar > button { min-height: 2rem; font-size: var(--sx-size-tiny); }
/* All controls of the preview are in one row, also in a window of 1200 px. */
#preview { container-type: inline-size; }
@container (max-width: 24rem) {
  #preview .bar { padding-inline: 0.5rem; }
  #preview .choice span { padding-inline: 0.4375rem; }
}
.sums { color: var(--sx-text-muted); font-size: var(--sx-size-small); font-variant-numeric: tabular-nums; }

/* As wide as its numbers will be, so that what is below stays where it is when they come. */
.rules-bar .sums { flex: 1 1 17rem; }

.stage-frame { position: relative; display: flex; flex: 1; min-height: 0; background: var(--sx-surface-sunken); }
.stage-scroll { flex: 1; min-width: 0; overflow: auto; }
.state, .trouble { position: absolute; z-index: 1; inset-inline: 0.5rem; max-height: 55%; overflow: auto; border: 1px solid var(--sx-border); border-radius: var(--sx-radius); background: var(--sx-surface-raised); box-shadow: 0 2px 12px oklch(0 0 0 / 0.14); font-size: var(--sx-size-small); }
.state { inset-block-start: 0.5rem; padding: 0.5rem 0.75rem; color: var(--sx-text-muted); animation: appear 120ms 200ms both; }
.state:empty, .trouble:empty { display: none; }
.state button { margin-inline-start: 0.75rem; }
@keyframes appear { from { opacity: 0; } }
.trouble { inset-block-end: 0.5rem; padding: 0.375rem 0.75rem; border-inline-start: 3px solid var(--sx-danger); }
.trouble p { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding-block: 0.125rem; font-family: var(--sx-font-mono); overflow-wrap: anywhere; white-space: pre-wrap; }
.trouble p.note { color: var(--sx-text-muted); font-family: inherit; }
.stage iframe { transition: opacity 120ms; }
.stage[data-stale] iframe { opacity: 0.45; }
@media (prefers-reduced-motion: reduce) { .stage iframe { transition: none; } .state { animation: none; } }
.stage { height: 100%; min-height: 8rem; margin-inline: auto; color-scheme: light; background: var(--sx-surface); }
.stage[data-mode="dark"] { color-scheme: dark; }
.stage[data-width="768"] { width: 768px; }
.stage[data-width="390"] { width: 390px; }
.stage[data-width]:not([data-width="full"]) { border-inline: 1px solid var(--sx-border); }
.stage-scroll:has([data-scaled]) { overflow: hidden; }
.stage[data-scaled] { height: calc(100% / var(--scale)); transform: scale(var(--scale)); transform-origin: 0 0; }
.scale:empty { display: none; }
.scale { position: absolute; inset-block-start: 0.375rem; inset-inline-end: 0.375rem; padding: 0.0625rem 0.5rem; border-radius: 1rem; background: var(--sx-surface-raised); color: var(--sx-text-muted); font-size: var(--sx-size-tiny); }
.stage iframe { display: block; width: 100%; height: 100%; border: 0; }

.table { flex: 1; min-height: 0; overflow: auto; }
table { width: 100%; border-collapse: collapse; font-size: var(--sx-size-small); font-variant-numeric: tabular-nums; }
th { position: sticky; inset-block-start: 0; background: var(--sx-surface); color: var(--sx-text-muted); font-weight: 600; text-align: start; }
th, td { padding: 0.3125rem 0.75rem; border-block-end: 1px solid var(--sx-border); vertical-align: top; }
:is(th, td):nth-child(n + 3) { text-align: end; }
:is(th, td):first-child { width: 28%; min-width: 7rem; }
/* The sum of the bytes is above the table; in a narrow one the declarations need the room. */
#rules { container-type: inline-size; }
@container (max-width: 30rem) {
  :is(th, td):nth-child(4) { display: none; }
  :is(th, td) { padding-inline: 0.5rem; }
  :is(th, td):first-child { width: auto; min-width: 6rem; padding-inline-start: 0.75rem; }
}
tbody tr:hover, tbody tr:focus-within { background: var(--sx-accent-soft); }
tbody tr.lit { background: var(--sx-accent-soft); box-shadow: inset 3px 0 var(--sx-accent); }
.element-card { grid-area: pane; z-index: 2; align-self: end; max-height: 45%; overflow: auto; padding: 0.5rem 0.75rem; border-block-start: 1px solid var(--sx-border); background: var(--sx-surface-raised); box-shadow: 0 -2px 12px oklch(0 0 0 / 0.14); font-size: var(--sx-size-small); }
.element-card .note { color: var(--sx-text-muted); }
.element-card b, .element-card code { font-family: var(--sx-font-mono); font-size: 0.8125rem; color: var(--sx-text); }
.element-card li { padding-block: 0.125rem; overflow-wrap: anywhere; }
.element-card s { color: var(--sx-text-muted); }
@media (max-width: 74.9375em) { .element-card { pointer-events: none; } }
.variable { display: inline-block; max-width: 100%; }
td code { font-family: var(--sx-font-mono); font-size: 0.8125rem; overflow-wrap: anywhere; }
.condition { color: var(--sx-code-keyword); }
.rule-name { min-height: 1.5rem; padding: 0; border: 0; font-family: var(--sx-font-mono); font-size: 0.8125rem; text-align: start; overflow-wrap: anywhere; color: var(--sx-code-function); }
.rule-name:hover { background: none; text-decoration: underline; }

pre { flex: 1; min-height: 0; padding: 0.75rem 1rem; overflow: auto; background: var(--sx-surface-sunken); font-family: var(--sx-font-mono); font-size: var(--editor-size); line-height: 1.65; tab-size: 2; }

.console { flex: 1; min-height: 0; overflow: auto; font-family: var(--sx-font-mono); font-size: var(--sx-size-tiny); }
.console > div { display: flex; gap: 0.75rem; padding: 0.3125rem 0.75rem; border-block-end: 1px solid var(--sx-border); }
.console [data-level="warn"] { border-inline-start: 3px solid var(--sx-warning); }
.console [data-level="error"] { border-inline-start: 3px solid var(--sx-danger); color: var(--sx-danger); }
.said { flex: 1; white-space: pre-wrap; overflow-wrap: anywhere; }
.place { color: var(--sx-text-muted); font-family: var(--sx-font-mono); font-size: var(--sx-size-tiny); white-space: nowrap; }
button.place { min-height: 1.5rem; padding: 0 0.375rem; flex: none; }

.problems { flex: none; max-height: 30%; overflow: auto; border-block-start: 1px solid var(--sx-danger); background: color-mix(in oklab, var(--sx-danger) 7%, var(--sx-surface)); }
.problems button { display: block; width: 100%; padding: 0.4375rem 0.75rem; border: 0; border-radius: 0; font-size: var(--sx-size-small); line-height: 1.45; text-align: start; overflow-wrap: anywhere; white-space: pre-wrap; }
.problems button:focus-visible { outline-offset: -2px; }

@media (forced-colors: active) {
  .tabs [aria-selected="true"]::after { background: Highlight; }
  .choice :checked + span { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
  tbody tr.lit, .cm-line.from-rule { outline: 2px solid Highlight; outline-offset: -2px; }
  .examples a[aria-current] { outline: 2px solid Highlight; }
}
`;
