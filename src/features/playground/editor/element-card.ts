import type { PointedElement, SourcePlace } from '../protocol/compiler.ts';
import { makePlace } from './console-pane.ts';
import type { GivenStyle } from './explain-element.ts';
import { makeElement } from './make-element.ts';

/** How long it stays after the pointer has left the element, possibly on its way to the card. */
const lingerMs = 800;

/** Shows the declarations of an element of the preview, with links to their places. */
export function createElementCard(onPlace: (place: SourcePlace) => void) {
  const element = makeElement('div', { class: 'element-card', role: 'group' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    if (!element.matches(':hover, :focus-within')) element.hidden = true;
  };
  const linger = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, lingerMs);
  };
  element.hidden = true;
  element.addEventListener('pointerleave', linger);
  element.addEventListener('focusout', linger);
  return {
    element,
    show: (pointed: PointedElement, given: readonly GivenStyle[]) => {
      clearTimeout(timer);
      const name = `<${pointed.name}>`;
      element.setAttribute('aria-label', `Styles of ${name}`);
      element.hidden = false;
      const won = given.filter(({ lostTo }) => !lostTo).length;
      const sums = `${won} applied, ${given.length - won} overridden`;
      element.replaceChildren(
        makeElement('p', { class: 'note' }, makeElement('b', {}, name), ` ${sums}`),
        makeElement('ul', {}, ...given.map((style) => makeItem(style, onPlace))),
      );
    },
    hide: linger,
  };
}

function makeItem(style: GivenStyle, onPlace: (place: SourcePlace) => void): HTMLElement {
  const { className, conditions, text, place, lostTo } = style;
  const declaration = makeElement('code', {});
  for (const condition of conditions) {
    declaration.append(makeElement('span', { class: 'condition' }, `${condition} `));
  }
  declaration.append(text);
  const item = makeElement(
    'li',
    {},
    lostTo ? makeElement('s', {}, declaration) : declaration,
    ' ',
    makeElement('span', { class: 'place' }, className),
  );
  if (place)
    item.append(
      ' ',
      makePlace(place, () => onPlace(place)),
    );
  if (lostTo)
    item.append(
      ' overridden by ',
      makePlace(lostTo, () => onPlace(lostTo)),
    );
  return item;
}
