import { controlStyles } from './styles-controls.ts';
import { paneStyles } from './styles-panes.ts';

const frame = `
:host { display: block; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: clip; clip-path: inset(50%); white-space: nowrap; }
p, ul, ol, h2, h3, pre, figure, fieldset { margin: 0; padding: 0; border: 0; }
ul, ol { list-style: none; }

.playground {
  --editor-size: 0.875rem;
  --row: 2.5rem;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  height: calc(100dvh - var(--sx-navbar-height) - 4.25rem);
  min-height: 30rem;
  font-size: var(--sx-size-ui);
}

.toolbar, .files, .bar { display: flex; align-items: center; gap: 0.5rem; }
.toolbar { flex-wrap: wrap; }
.space { flex: 1; }

.panes {
  display: grid;
  flex: 1;
  grid-template: "left code tabs" var(--row) "left code pane" minmax(0, 1fr) / minmax(12rem, var(--code-share)) 0.375rem minmax(12rem, 1fr);
  min-height: 0;
  overflow: clip;
  border: 1px solid var(--sx-border);
  border-radius: var(--sx-radius-large);
  background: var(--sx-surface-sunken);
}

.left {
  display: flex;
  grid-area: left;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
}

.right { display: grid; grid-area: pane; min-width: 0; min-height: 0; background: var(--sx-surface); }
#preview { grid-area: pane; background: var(--sx-surface); }
.panes > .tabs { grid-area: tabs; }
.divider { position: relative; border-inline: 1px solid var(--sx-border); background: var(--sx-surface-sunken); cursor: col-resize; touch-action: none; }
.divider::before { content: ""; position: absolute; z-index: 2; inset-block: 0; inset-inline: -0.25rem; }
.divider:hover, .divider:active { background: var(--sx-accent-soft); }
.divider:focus-visible { z-index: 3; background: var(--sx-focus); outline-offset: 0; }
.code-divider { grid-area: code; }
.rules-divider { display: none; grid-area: rules; }
.files, .panes > .tabs {
  flex: none;
  min-height: var(--row);
  padding-inline: 0.375rem;
  border-block-end: 1px solid var(--sx-border);
  background: var(--sx-surface-sunken);
}
/* With large text the buttons are below the names, for which they would leave no room. */
.files { flex-wrap: wrap; justify-content: end; gap: 0 0.125rem; }
.files .tabs { flex: 1 1 8rem; min-width: 0; }
.code { flex: 1; min-height: 0; }
.panel { display: none; flex-direction: column; min-width: 0; min-height: 0; }
[data-view="preview"] .right { display: none; }
[data-view="preview"] #preview, [data-view="rules"] #rules,
[data-view="javascript"] #javascript, [data-view="console"] #console { display: flex; }
[data-tab="code"] { display: none; }

.left { position: relative; }
.leave-hint { position: absolute; z-index: 1; clip-path: inset(50%); pointer-events: none; }
.playground[data-tabbing] .code:has(.cm-content:focus-visible) + .leave-hint {
  inset: auto 0.5rem 0.5rem auto;
  padding: 0.25rem 0.75rem;
  clip-path: none;
  border: 1px solid var(--sx-border);
  border-radius: var(--sx-radius);
  background: var(--sx-surface-raised);
  font-size: var(--sx-size-tiny);
}

@media (min-width: 75em) {
  /* Beside the heading of the page, which the place of the editor reaches up to. */
  .playground { margin-block-start: -3rem; height: calc(100dvh - var(--sx-navbar-height) - 1.5rem); }
  .toolbar { min-height: 2.5rem; pointer-events: none; }
  .toolbar .space { order: -1; }
  .toolbar > :not(.space) { pointer-events: auto; }
  .panes {
    grid-template: "left code preview rules tabs" var(--row) "left code preview rules pane" minmax(0, 1fr) / minmax(12rem, var(--code-share)) 0.375rem minmax(12rem, 1fr) 0.375rem minmax(12rem, var(--rules-share));
  }
  #preview { display: flex; grid-area: preview; }
  .rules-divider { display: block; }
  [data-tab="preview"] { display: none; }
}

@media (max-width: 48em) {
  .playground { height: calc(100dvh - var(--sx-navbar-height) - 3.75rem); }
  .panes, .playground:not([data-view="code"]) .panes { grid-template: "tabs" var(--row) "pane" minmax(0, 1fr) / minmax(0, 1fr); }
  .left { grid-area: pane; }
  .divider { display: none; }
  [data-tab="code"] { display: inline-flex; }
  .playground:not([data-view="code"]) .left, [data-view="code"] .right { display: none; }
  /* While code is written, what it shows is in sight below it. */
  [data-view="code"] .panes { grid-template: "tabs" var(--row) "pane" minmax(0, 1fr) "preview" minmax(9rem, 34%) / minmax(0, 1fr); }
  [data-view="code"] #preview { display: flex; grid-area: preview; border-block-start: 1px solid var(--sx-border); }
  [data-view="code"] #preview > .bar { display: none; }
}

@media (max-width: 30em) {
  .toolbar { gap: 0.375rem; }
  .toolbar .space { display: contents; }
  .toolbar > button svg, .toolbar > .icon-only { display: none; }
  .toolbar > button { flex: auto; padding-inline: 0.5rem; font-size: var(--sx-size-small); }
  .panes > .tabs { gap: 0; padding-inline: 0; }
  .panes > .tabs button { gap: 0.25rem; padding-inline: 0.4375rem; }
  .width { display: none; }
}

/* Safari on phones zooms into fields with smaller text when they are tapped, and stays there. */
@media (pointer: coarse) {
  .playground { --row: 3rem; --editor-size: 1rem; }
}

.printout { display: none; }
@media print {
  .playground { display: block; height: auto; }
  .playground > * { display: none; }
  .playground > .printout { display: block; }
  .printout h2 { margin-block: 1rem 0.25rem; break-after: avoid; }
  .printout pre { padding: 0; background: none; white-space: pre-wrap; overflow-wrap: anywhere; }
}
`;

/** The style sheet of the playground's shadow tree. */
export const sheet = frame + controlStyles + paneStyles;
