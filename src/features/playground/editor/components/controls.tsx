import { type ComponentProps, createElement, useId } from 'react';
import type { SourcePlace } from '../../protocol/compiler.ts';
import { usePlayground } from './context.ts';

/** Outlines for a view box of 24. */
const outlines = {
  add: 'M12 5v14M5 12h14',
  rename: 'M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18ZM14 6.5l3.5 3.5',
  remove: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5',
  reload: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3M20 4v5.3h-5.3',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.2 1.2M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2',
  download: 'M12 4v11M7 10.5l5 5l5-5M5 20h14',
  format: 'M4 6h16M8 10.7h12M8 15.3h8M4 20h16',
  examples: 'M4 4.5h6.5V11H4ZM13.5 4.5H20V11h-6.5ZM4 14h6.5v6.5H4ZM13.5 14H20v6.5h-6.5Z',
  types: 'M4 6h10M9 6v12M14.5 15.5l2.5 2.5l4-5',
  keys: 'M3 6.5h18v11H3ZM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M7.5 14h9',
  close: 'M6 6l12 12M18 6L6 18',
};

type ButtonProps = ComponentProps<'button'> & { label: string; icon?: keyof typeof outlines };

/** A button with a label, and an icon if it has one. */
export function Button({ label, icon, ...props }: ButtonProps) {
  return (
    <button type="button" {...props}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
    </button>
  );
}

/** A button with an icon, whose label is its accessible name. */
export function IconButton({ label, icon = 'close', ...props }: ButtonProps) {
  return (
    <button type="button" className="icon-only" aria-label={label} title={label} {...props}>
      <Icon name={icon} />
    </button>
  );
}

function Icon({ name }: { name: keyof typeof outlines }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}

/** A link such as `App.tsx:12` to a place in the code. */
export function PlaceButton({ place }: { place: SourcePlace }) {
  const { goTo } = usePlayground();
  return (
    <Button className="place" label={`${place.file}:${place.line}`} onClick={() => goTo(place)} />
  );
}

type ScrollAreaProps = ComponentProps<'div'> & { as?: 'div' | 'pre'; label: string };

/** A named area that can be scrolled by keyboard. */
export function ScrollArea({ as = 'div', label, role = 'group', ...props }: ScrollAreaProps) {
  return createElement(as, { role, 'aria-label': label, tabIndex: 0, ...props });
}

type ChoiceProps<Id extends string> = {
  /** The label of the group. */
  label: string;
  options: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
};

/** A few choices side by side, as radio buttons. */
export function Choice<Id extends string>({ label, options, chosen, onChoose }: ChoiceProps<Id>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="hidden">{label}</legend>
      {options.map(({ id, label: text }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
