import type { Element } from 'hast';
import { h } from './hast.ts';

/**
 * A component in light and in dark mode, each on a background and in a shadow tree, so that its styles and the
 * page's don't mix.
 * @param html its markup, without styles
 * @param sheet the address of its style sheet
 */
export function stages(html: string, sheet: string): Element {
  return h(
    'div',
    { className: ['stages'], dataNoMarkdown: '' },
    stage('light', html, sheet),
    stage('dark', html, sheet),
  );
}

function stage(mode: 'light' | 'dark', html: string, sheet: string): Element {
  const label = mode === 'light' ? 'Light' : 'Dark';
  return h(
    'div',
    { className: [`stage-${mode}`] },
    h('span', {}, label),
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
