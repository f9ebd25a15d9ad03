import { openDialog } from './dialog.ts';
import { checkFileName } from './file-names.ts';
import { makeElement } from './make-element.ts';

type Question = {
  root: ShadowRoot;
  heading: string;
  /** The label of the button. */
  action: string;
  proposed: string;
  /** The names that are taken. */
  others: readonly string[];
  onName: (name: string) => void;
};

/** Asks for the name of a file until it is valid. */
export function askName({ root, heading, action, proposed, others, onName }: Question): void {
  const input = makeElement('input', {
    id: 'file-name',
    autocomplete: 'off',
    spellcheck: 'false',
    autocapitalize: 'off',
    'aria-describedby': 'file-name-problem',
  });
  const problem = makeElement('p', { id: 'file-name-problem', class: 'problem', role: 'alert' });
  const form = makeElement(
    'form',
    { method: 'dialog' },
    makeElement('label', { for: 'file-name' }, 'File name'),
    input,
    problem,
    makeElement('button', { class: 'main' }, action),
  );
  const dialog = openDialog(root, heading, form);
  input.value = proposed;
  input.focus();
  input.setSelectionRange(0, proposed.indexOf('.'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = input.value.trim();
    const wrong = checkFileName(name, others);
    problem.textContent = wrong ?? '';
    input.ariaInvalid = wrong ? 'true' : null;
    if (wrong) return input.focus();
    dialog.close();
    onName(name);
  });
}
