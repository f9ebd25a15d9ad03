import type { Element } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { textFor } from '../../../texts/text.ts';

/** What CSS says if it is made for more than one colour mode. */
const modeWords =
  /light-dark\(|color-scheme|:[^;}]*\b(?:Canvas|CanvasText|ButtonFace|ButtonText)\b/;

/** What CSS says of a component that moves when it appears. */
const moves = /animation-duration:|@starting-style/;

/** What CSS says of a component that needs room: any other is as wide as its content, in the middle. */
const wideWords =
  /container-type|(?<!(?:radius|color|range|transform|max-width):[^;}]*)[\d.](?:%|fr|[dls]?v[bhw]|cqi)|margin[\w-]*:[^;}]*auto|space-between|position:[afs]|text-align:(?!center)|flex-(?:grow|wrap)/;

/**
 * A component on a background, in a shadow tree, so that its styles and the page's don't mix. One that is made for
 * both colour modes is shown in both. Any other keeps the light background that its colours are chosen for: on a
 * dark one its text may be unreadable.
 * @param html its markup, without styles
 * @param rules the CSS of its rules
 * @param css its style sheet, which is part of the page: nothing moves because it comes later
 */
export function stages(html: string, rules: readonly { css: string }[], css: string): Element {
  const hasModes = rules.some((rule) => modeWords.test(rule.css));
  const isWide = rules.some((rule) => wideWords.test(rule.css)) || !hasWidth(html, rules);
  const isRoomy = css.includes('container-type:');
  const tree = shadowTree(html, h('style', {}, css));
  return h(
    'div',
    {
      className: [
        'stages',
        ...(isRoomy ? ['roomy'] : isWide ? [] : ['fit']),
        ...(isBareText(html, rules) ? ['pale'] : []),
      ],
      dataNoMarkdown: '',
    },
    ...(moves.test(css)
      ? [h('button', { type: 'button', dataReplay: '' }, textFor('samples.replay'))]
      : []),
    stage('light', tree, hasModes ? textFor('samples.light') : undefined),
    ...(hasModes ? [stage('dark', tree, textFor('samples.dark'))] : []),
  );
}

/** Whether text in a colour of its own may have no ground but the stage's, which must then be as light as paper. */
function isBareText(html: string, rules: readonly { css: string }[]): boolean {
  if (!rules.some(({ css }) => /[{;]color:/.test(css))) return false;
  // A control has the browser's own.
  const isControl = /^<(?:button|input|select|textarea)\b/.test(html);
  if (isControl && !rules.some(({ css }) => /[{;]background/.test(css))) return false;
  const names = /^<[^>]* class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const hasGround = ({ css }: { css: string }) =>
    names.some((name) => css.startsWith(`.${name}{background`)) && !css.includes(':transparent');
  return !rules.some(hasGround);
}

/** Whether a component has text, a control, or a width of its own: without one, it would be as narrow as nothing. */
function hasWidth(html: string, rules: readonly { css: string }[]): boolean {
  return (
    html.replace(/<[^>]*>/g, '').trim() !== '' ||
    /<(?:button|input|select|textarea|progress|meter)\b|<(?:svg|img)[^>]* width=/.test(html) ||
    rules.some(({ css }) => /[{;](?:width|inline-size):/.test(css))
  );
}

function stage(mode: 'light' | 'dark', tree: Element, label: string | undefined) {
  return h(
    'div',
    { className: [`stage-${mode}`] },
    ...(label ? [h('span', {}, label)] : []),
    h('div', { dataMode: mode }, tree),
  );
}

/**
 * A component in the mode of the page, in a shadow tree.
 * @param sheet the address of its style sheet
 */
export function liveStage(html: string, sheet: string): Element {
  const link = h('link', { rel: ['stylesheet'], href: sheet });
  return h('div', { className: ['live'] }, h('div', {}, shadowTree(html, link)));
}

function shadowTree(html: string, styles: Element): Element {
  return {
    ...h('template', { shadowRootMode: 'open' }),
    content: { type: 'root', children: [styles, { type: 'raw', value: html }] },
  };
}
