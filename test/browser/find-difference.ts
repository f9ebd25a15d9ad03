import type { SampleLink } from './sample-links.ts';

/**
 * Runs in the preview frame: replaces the component that the playground shows with that of a page,
 * and compares the two element by element: text, box and each computed style.
 * @returns the first difference, or undefined if there is none
 */
export function findDifference(body: HTMLElement, { tree, css }: NonNullable<SampleLink['shown']>) {
  type Node = (typeof tree)[number];
  const headingOf = (element: Element) =>
    /^h[1-6]$/.test(element.localName) || element.hasAttribute('data-heading');
  /** On pages, endless animations run three times. */
  const endedValue = (name: string, value: string) =>
    name === 'animation-iteration-count' ? value.replaceAll('infinite', '3') : value;
  const stylesOf = (element: Element, pseudo?: string) => {
    const styles = getComputedStyle(element, pseudo);
    if (pseudo && styles.content === 'none') return [];
    // Custom properties are not visible by themselves; the properties that use them are compared.
    const names = [...styles].filter((name) => !name.startsWith('--'));
    return names.map((name) => `${name}: ${endedValue(name, styles.getPropertyValue(name))}`);
  };
  const describe = (element: Element): string[][] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '|'));
    return [
      [
        headingOf(element) ? 'a heading' : element.localName.replace('main', 'div'),
        `text: ${text.join('')}`,
        `box: ${[x, y, width, height].map((number) => number.toFixed(1)).join(' ')}`,
        ...stylesOf(element),
        ...stylesOf(element, '::before'),
        ...stylesOf(element, '::after'),
      ],
      ...[...element.children].flatMap(describe),
    ];
  };
  /** Brings each animation to a fixed state: to its end, or to its start if it is endless. */
  const settle = (root: Element | ShadowRoot) => {
    // The animations of the document do not include those of a shadow tree.
    const own = root instanceof ShadowRoot ? root.getAnimations() : [];
    for (const animation of [...document.getAnimations(), ...own]) {
      // The progress of a scroll-driven animation depends on the scroll position, which differs on
      // the page.
      const isTimed = animation.timeline instanceof DocumentTimeline;
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (!isTimed) animation.cancel();
      // Animations that have ended are not listed, and whether this one has depends on the machine.
      else if (!isEndless) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
  };
  const look = (root: Element | ShadowRoot) => {
    settle(root);
    return [...root.children].flatMap(describe);
  };
  const build = (node: Node): globalThis.Node => {
    if (typeof node === 'string') return document.createTextNode(node);
    const element = document.createElementNS(node.space, node.tag);
    for (const [name, value] of node.attributes) element.setAttribute(name, value);
    element.append(...node.parts.map(build));
    return element;
  };
  const own = body.lastElementChild;
  if (!own) return 'the preview is empty';
  const ours = look(own);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  for (const style of document.querySelectorAll('style')) style.remove();
  // On the page the component is in a shadow tree, whose styles use `:host`.
  const place = document.createElement('div');
  const root = place.attachShadow({ mode: 'open' });
  root.append(...tree.map(build));
  root.adoptedStyleSheets = [sheet];
  own.replaceWith(place);
  const theirs = look(root);
  if (ours.length !== theirs.length) return `${ours.length} elements, not ${theirs.length}`;
  for (const [at, element] of ours.entries()) {
    const other = theirs[at] ?? [];
    const found = element.findIndex((line, place) => line !== other[place]);
    if (found >= 0 || element.length !== other.length) {
      return `element ${at + 1} (${element[0]}) has ${element[found]}, not ${other[found]}`;
    }
  }
  return undefined;
}
