import type { Element } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';

/** What CSS says if it is made for more than one colour mode. */
const modeWords =
  /light-dark\(|color-scheme|:[^;}]*\b(?:Canvas|CanvasText|ButtonFace|ButtonText)\b/;

/**
 * A component on a background, in a shadow tree, so that its styles and the page's don't mix. One that is made for
 * both colour modes is shown in both. Any other keeps the light background that its colours are chosen for: on a
 * dark one its text may be unreadable.
 * @param html its markup, without styles
 * @param rules the CSS of its rules
 * @param sheet the address of its style sheet
 */
export function stages(html: string, rules: readonly { css: string }[], sheet: string): Element {
  const hasModes = rules.some(({ css }) => modeWords.test(css));
  return h(
    'div',
    { className: ['stages'], dataNoMarkdown: '' },
    stage('light', html, sheet, hasModes ? 'Light' : undefined),
    ...(hasModes ? [stage('dark', html, sheet, 'Dark')] : []),
  );
}

function stage(mode: 'light' | 'dark', html: string, sheet: string, label: string | undefined) {
  return h(
    'div',
    { className: [`stage-${mode}`] },
    ...(label ? [h('span', {}, label)] : []),
    h('div', { dataMode: mode }, shadowTree(html, sheet)),
  );
}

/** A component in the mode of the page, in a shadow tree. */
export function liveStage(html: string, sheet: string): Element {
  return h('div', { className: ['live'] }, h('div', {}, shadowTree(html, sheet)));
}

function shadowTree(html: string, sheet: string): Element {
  return {
    ...h('template', { shadowRootMode: 'open' }),
    content: {
      type: 'root',
      children: [h('link', { rel: ['stylesheet'], href: sheet }), { type: 'raw', value: html }],
    },
  };
}
