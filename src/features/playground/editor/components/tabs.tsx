import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

type TabsProps = {
  /** The name of the list. */
  label: string;
  /** Each with what is said of it, as `2 problems`. */
  tabs: readonly { id: string; label: string; mark?: string }[];
  selected: string;
  /** The id of a tab's panel. */
  panelOf: (id: string) => string;
  onSelect: (id: string) => void;
  onKey?: (key: string) => void;
};

/** Tabs of which one is selected; arrow keys, Home and End move between them. */
export function PaneTabs({ label, tabs, selected, panelOf, onSelect, onKey }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ id }) => id === selected);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key];
    const id = next === undefined ? undefined : tabs.at(next % tabs.length)?.id;
    if (id === undefined) return onKey?.(event.key);
    event.preventDefault();
    flushSync(() => onSelect(id));
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  };
  return (
    <div ref={list} role="tablist" className="tabs" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, label: text, mark }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={id === selected}
          aria-controls={panelOf(id)}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {text}
          {mark && <span className="mark">{mark}</span>}
        </button>
      ))}
    </div>
  );
}
