import { makeElement } from './make-element.ts';

type ChoiceParts<Id extends string> = {
  /** The label of the group. */
  label: string;
  options: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
};

let groups = 0;

/** A few choices side by side, as radio buttons. */
export function makeChoice<Id extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceParts<Id>) {
  groups += 1;
  const name = `choice-${groups}`;
  const fields = options.map((option) => {
    const input = makeElement('input', { type: 'radio', name, value: option.id });
    input.checked = option.id === chosen;
    input.addEventListener('change', () => onChoose(option.id));
    return {
      id: option.id,
      input,
      element: makeElement('label', {}, input, makeElement('span', {}, option.label)),
    };
  });
  const element = makeElement(
    'fieldset',
    { class: 'choice' },
    makeElement('legend', { class: 'hidden' }, label),
    ...fields.map((field) => field.element),
  );
  const choose = (id: Id) => {
    for (const field of fields) field.input.checked = field.id === id;
  };
  return { element, choose };
}
