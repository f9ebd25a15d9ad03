// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { pressTab, startTabs } from '../../../src/boot/tabs.ts';

/** Renders tabs as a page does, from attributes of the box and labels; a star marks the default. */
function show(attributes: string, ...labels: string[]) {
  const button = (label: string) =>
    `<button role="tab" data-value="${label.replace('*', '')}">${label}</button>`;
  const panel = (label: string) =>
    `<section class="tab-panel"${label.endsWith('*') ? ' data-default' : ''}>${label}</section>`;
  document.body.innerHTML =
    `<div class="tabs" ${attributes}><div role="tablist" hidden>${labels.map(button).join('')}` +
    `</div>${labels.map(panel).join('')}</div>`;
  startTabs();
}

const chosen = () =>
  document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.dataset.value;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/docs/?q=1');
});

test('the first tab is selected, or the one that the author sets as default', () => {
  show('', 'a', 'b');
  expect(chosen()).toBe('a');
  show('', 'a', 'b*');
  expect(chosen()).toBe('b');
  const panels = [...document.querySelectorAll<HTMLElement>('.tab-panel')];
  expect(panels.map(({ hidden }) => hidden)).toEqual([true, false]);
});

test('a choice is remembered per group, and wins over the default', () => {
  show('data-group="os"', 'mac', 'win');
  pressTab(document.querySelectorAll('[role=tab]')[1] ?? document.body);
  show('data-group="os"', 'mac*', 'linux', 'win');
  expect(chosen()).toBe('win');
});

test('a remembered choice is ignored on tabs that do not have it', () => {
  localStorage.setItem('docusaurus.tab.os', 'win');
  show('data-group="os"', 'mac', 'linux*');
  expect(chosen()).toBe('linux');
});

test('the query string selects a tab, and a click updates it', () => {
  history.replaceState(null, '', '/docs/?q=1&os=win#x');
  localStorage.setItem('docusaurus.tab.os', 'linux');
  show('data-group="os" data-query="os"', 'mac', 'linux', 'win');
  expect(chosen()).toBe('win');
  pressTab(document.querySelectorAll('[role=tab]')[0] ?? document.body);
  expect(location.search + location.hash).toBe('?q=1&os=mac#x');
});

test('tabs without a query parameter do not change the address', () => {
  show('data-group="os"', 'mac', 'win');
  pressTab(document.querySelectorAll('[role=tab]')[1] ?? document.body);
  expect(location.search).toBe('?q=1');
});

test('a choice in tabs without a group is not stored', () => {
  show('', 'mac', 'win');
  pressTab(document.querySelectorAll('[role=tab]')[1] ?? document.body);
  expect(chosen()).toBe('win');
  expect(localStorage).toHaveLength(0);
  show('', 'mac', 'win');
  expect(chosen()).toBe('mac');
});

test('tabs without a group ignore choices stored under an empty or undefined group', () => {
  localStorage.setItem('docusaurus.tab.undefined', 'win');
  localStorage.setItem('docusaurus.tab.', 'win');
  show('', 'mac', 'win');
  expect(chosen()).toBe('mac');
});
