import type { ConsoleLine, SourcePlace } from '../protocol/compiler.ts';
import { makeButton, makeElement } from './make-element.ts';

const maxLines = 500;

/** The levels as words, for those who can't see the colours. */
const words: Readonly<Partial<Record<ConsoleLine['level'], string>>> = {
  warn: 'Warning',
  error: 'Error',
};

type ConsoleEvents = { onCount: (count: number) => void; onPlace: (place: SourcePlace) => void };

/** The console output of the project, newest last. */
export function createConsolePane({ onCount, onPlace }: ConsoleEvents) {
  const list = makeElement('div', {
    class: 'console',
    role: 'log',
    'aria-label': 'Console',
    tabindex: '0',
  });
  const hint = makeElement('p', { class: 'sums' });
  const count = () => {
    const said = list.childElementCount;
    hint.textContent = said === 0 ? 'No output yet.' : `${said} ${said === 1 ? 'line' : 'lines'}`;
    onCount(said);
  };
  const clear = () => {
    list.replaceChildren();
    count();
  };
  const bar = makeElement(
    'div',
    { class: 'bar' },
    hint,
    makeButton({ label: 'Clear', run: clear }),
  );
  return {
    elements: [bar, list],
    clear,
    add: ({ level, text, place }: ConsoleLine) => {
      const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
      const line = makeElement('div', { 'data-level': level });
      const word = words[level];
      if (word) line.append(makeElement('b', {}, word));
      line.append(makeElement('span', { class: 'said' }, text));
      if (place) line.append(makePlace(place, () => onPlace(place)));
      list.append(line);
      if (list.childElementCount > maxLines) list.firstElementChild?.remove();
      if (isAtEnd) list.scrollTop = list.scrollHeight;
      count();
    },
  };
}

/** A link such as `App.tsx:12` to the place of an output. */
export function makePlace({ file, line }: SourcePlace, run: () => void): HTMLElement {
  return makeButton({ label: `${file}:${line}`, run, className: 'place' });
}
