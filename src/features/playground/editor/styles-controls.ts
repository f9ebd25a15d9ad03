/** Styles of buttons, tabs, choices, dialogs and messages. */
export const controlStyles = `
button, input { font: inherit; color: inherit; }
:is(button, input, a, [tabindex]):focus-visible { outline: 2px solid var(--sx-focus); outline-offset: 2px; }
.tabs :focus-visible, .table:focus-visible, pre:focus-visible, .console:focus-visible { outline-offset: -2px; }

button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.25rem;
  padding: 0 0.75rem;
  border: 1px solid var(--sx-control-border);
  border-radius: var(--sx-radius);
  background: none;
  cursor: pointer;
}
button:hover { border-color: var(--sx-text-muted); background: var(--sx-surface-hover); }
button:disabled { opacity: 0.45; cursor: default; }
button[aria-pressed="true"] { border-color: var(--sx-text-muted); background: var(--sx-surface-hover); font-weight: 600; }
button.main { border-color: var(--sx-accent); color: var(--sx-accent-text); background: var(--sx-accent); font-weight: 600; }
button.main:hover { border-color: var(--sx-accent-hover); background: var(--sx-accent-hover); }
button.icon-only { width: 2.25rem; flex: none; padding: 0; border-color: transparent; color: var(--sx-text-muted); }
button.icon-only:hover { color: var(--sx-text); }
button svg { width: 1.125rem; height: 1.125rem; flex: none; fill: none; stroke: currentcolor; stroke-width: 1.9; stroke-linecap: round; stroke-linejoin: round; }

.tabs { display: flex; gap: 0.125rem; overflow-x: auto; overflow-y: clip; scrollbar-width: none; }
.tabs button {
  position: relative;
  flex: none;
  height: 100%;
  min-height: calc(var(--row) - 1px);
  padding: 0 0.75rem;
  border: 0;
  border-radius: 0;
  color: var(--sx-text-muted);
  font-size: var(--sx-size-small);
  white-space: nowrap;
}
.tabs button:hover { color: var(--sx-text); background: none; }
.tabs [aria-selected="true"] { color: var(--sx-text); font-weight: 600; }
.tabs [aria-selected="true"]::after {
  content: "";
  position: absolute;
  inset: auto 0.5rem 0;
  height: 2px;
  background: var(--sx-accent);
}
.files .tabs button { font-family: var(--sx-font-mono); font-size: var(--sx-size-tiny); }
.mark {
  padding: 0.0625rem 0.4375rem;
  border-radius: 1rem;
  color: var(--sx-text);
  background: var(--sx-surface-hover);
  font-family: var(--sx-font-sans);
  font-size: 0.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}
.files .mark { color: var(--sx-danger); background: none; padding-inline: 0; }

.choice { display: flex; }
.choice label { position: relative; }
.choice input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.choice span {
  display: block;
  padding: 0.25rem 0.625rem;
  border: 1px solid var(--sx-control-border);
  margin-inline-start: -1px;
  font-size: var(--sx-size-tiny);
  line-height: 1.25rem;
}
.choice label:first-of-type span { margin: 0; border-start-start-radius: var(--sx-radius); border-end-start-radius: var(--sx-radius); }
.choice label:last-of-type span { border-start-end-radius: var(--sx-radius); border-end-end-radius: var(--sx-radius); }
.choice span { color: var(--sx-text-muted); background: var(--sx-surface-sunken); }
.choice :checked + span { color: var(--sx-text); background: var(--sx-surface-raised); font-weight: 600; }
.choice :focus-visible + span { outline: 2px solid var(--sx-focus); outline-offset: 2px; }

.notices:empty { display: none; }
/* They lie over what is there, so that nothing moves: in the row of the heading, where that has room. */
.notices { position: absolute; z-index: 4; inset: auto 0.75rem 0.75rem; display: grid; gap: 0.375rem; max-width: 34rem; }
@media (width < 37.5em) { .playground:has(.notice) .trouble { inset-block-end: 4.25rem; } }
@media (width >= 37.5em) { .notices:not(:has(.notice + .notice)) { inset: -2.75rem 0 auto 7.5rem; max-width: none; } }
@media (min-width: 75em) {
  .space:not(:has(.notice + .notice)) { position: relative; align-self: stretch; }
  .notices:not(:has(.notice + .notice)) { inset: 0 0 auto 7.5rem; }
}
.keys { width: auto; }
.keys th { white-space: nowrap; background: none; font-weight: 400; }
.keys :is(th, td):nth-child(n) { text-align: start; }
kbd { font-family: var(--sx-font-mono); font-size: 0.8125rem; }
.notice {
  pointer-events: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  padding: 0.125rem 0.25rem 0.125rem 0.875rem;
  border: 1px solid var(--sx-border);
  border-inline-start: 3px solid var(--sx-info);
  border-radius: var(--sx-radius);
  background: var(--sx-surface-raised);
  font-size: var(--sx-size-small);
}
.notice p { flex: 1 1 8rem; overflow-wrap: anywhere; }

dialog {
  width: min(46rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 3rem);
  padding: 0;
  border: 1px solid var(--sx-border);
  border-radius: var(--sx-radius-large);
  color: var(--sx-text);
  background: var(--sx-surface-raised);
}
dialog:has(form) { width: min(26rem, calc(100vw - 2rem)); }
dialog::backdrop { background: var(--sx-scrim); }
.dialog-box { display: grid; gap: 0.875rem; padding: 1rem 1.25rem 1.25rem; }
.dialog-head { position: sticky; inset-block-start: 0; margin: -1rem -1.25rem 0; padding: 0.5rem 1.25rem; background: var(--sx-surface-raised); display: flex; align-items: center; justify-content: space-between; }
h2 { font-size: var(--sx-size-h3); font-weight: 650; }
h3 { font-size: var(--sx-size-ui); font-weight: 650; }
form { display: grid; gap: 0.5rem; }
form label { font-weight: 600; }
form .main { justify-self: start; margin-block-start: 0.25rem; }
input:not([type="radio"]) {
  width: 100%;
  min-height: 2.5rem;
  padding: 0 0.75rem;
  border: 1px solid var(--sx-control-border);
  border-radius: var(--sx-radius);
  background: var(--sx-surface);
  font-family: var(--sx-font-mono);
}
.problem { color: var(--sx-danger); font-size: var(--sx-size-small); }
.problem:empty { display: none; }

.examples { display: grid; grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr)); gap: 0.75rem; }
.examples a {
  display: grid;
  gap: 0.25rem;
  height: 100%;
  align-content: start;
  padding: 0.5rem 0.5rem 0.75rem;
  border: 1px solid var(--sx-border);
  border-radius: var(--sx-radius-large);
  color: var(--sx-text);
  text-decoration: none;
}
.examples a:hover { border-color: var(--sx-text-muted); background: var(--sx-surface-hover); }
.examples a[aria-current] { border-color: var(--sx-accent); box-shadow: inset 0 0 0 1px var(--sx-accent); }
.examples svg { width: 100%; border-radius: var(--sx-radius); background: var(--sx-surface-sunken); }
.examples strong, .examples span { padding-inline: 0.25rem; }
.examples span { color: var(--sx-text-muted); font-size: var(--sx-size-small); line-height: 1.45; }
.kept { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.kept li { display: flex; }

@media (pointer: coarse) {
  button, .rule-name, .bar > button, button.place, .choice span { min-height: 2.75rem; }
  button.icon-only { width: 2.75rem; }
  input { font-size: 1rem; }
  .choice span { line-height: 2.125rem; }
}
`;
